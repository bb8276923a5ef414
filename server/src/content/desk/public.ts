import type { DeskList } from '@aravalli/shared/content/content'
import { AppError } from '@aravalli/shared/errors'
import type { FastifyRequest } from 'fastify'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import type { Viewer } from '../../platform/http/access.ts'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import type { ContentType } from './content-type.ts'
import { createContent } from './create-content.ts'
import { deleteContent, restoreContent } from './delete-content.ts'
import type { Desk } from './desk.ts'
import { getContent } from './get-content.ts'
import { listContentPage } from './list-content.ts'
import { publishContent, reinstateContent, unpublishContent } from './publish-content.ts'
import { saveContent } from './save-content.ts'
import { contentItems, listWorkOf } from './tables.ts'

export type { ContentType }

export type DeskServices = Omit<Desk, 'type'>

/** Tells what members of the staff did with which content. The work stays when its author leaves. */
export const staffWorkData: PersonalData = {
	erased: [],
	kept: [contentItems],
	export: async (db, userId) => ({ workOnContent: await listWorkOf(db, userId) }),
	erase: async () => undefined,
}

interface OnItem {
	params: { id: string }
	viewer: Viewer
}

/** Ids are slugs; anything else, NUL characters included, never reaches the database. */
function changeOf({ params: { id }, viewer }: OnItem) {
	if (!/^[a-z0-9-]{1,120}$/.test(id)) throw new AppError('content.not-found')
	return { id, viewerId: viewer.userId }
}

/** Gives the handlers of a type's endpoints (`contentEndpoints`), which its routes name with their addresses. */
export function contentDesk<Data extends object, Facts extends object>(desk: Desk<Data, Facts>) {
	return {
		list: ({ query, viewer }: { query: { status: DeskList; page: number; limit: number }; viewer: Viewer }) =>
			listContentPage(desk, { ...query, viewerId: viewer.userId }),

		create: async (call: { body: { content: Data }; viewer: Viewer; request: FastifyRequest }) => ({
			data: await createContent(desk, {
				content: call.body.content,
				viewerId: call.viewer.userId,
				idempotencyKey: idempotencyKey(call.request),
			}),
		}),

		get: async (call: OnItem) => ({ data: await getContent(desk, changeOf(call)) }),

		save: async (call: OnItem & { body: { version: number; content: Data } }) => ({
			data: await saveContent(desk, { ...changeOf(call), ...call.body }),
		}),

		publish: async (call: OnItem & { body: { version: number } }) => ({
			data: await publishContent(desk, { ...changeOf(call), ...call.body }),
		}),

		unpublish: async (call: OnItem & { body: { version: number } }) => ({
			data: await unpublishContent(desk, { ...changeOf(call), ...call.body }),
		}),

		reinstate: async (call: OnItem) => ({ data: await reinstateContent(desk, changeOf(call)) }),

		remove: async (call: OnItem & { body: { version: number } }) => ({
			data: await deleteContent(desk, { ...changeOf(call), ...call.body }),
		}),

		restore: async (call: OnItem) => ({ data: await restoreContent(desk, changeOf(call)) }),
	}
}
