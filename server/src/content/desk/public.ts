import type { BulkAction } from '@aravalli/shared/content/content'
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { FastifyRequest } from 'fastify'
import { countOwn } from '../../platform/database/count-own.ts'
import type { PersonalData } from '../../platform/database/personal-data.ts'
import type { Viewer } from '../../platform/http/access.ts'
import { idempotencyKey } from '../../platform/http/idempotency-key.ts'
import { contentImports, listImportsOf } from '../transfer/importing/tables.ts'
import { changeMany } from './change-many.ts'
import { createContent } from './create-content.ts'
import { deleteContent, restoreContent } from './delete-content.ts'
import type { Desk } from './desk.ts'
import { getContent } from './get-content.ts'
import { type DeskListRequest, listContentPage } from './list-content.ts'
import { publishContent, reinstateContent, unpublishContent } from './publish-content.ts'
import { saveContent } from './save-content.ts'
import { scheduleContent, unscheduleContent } from './schedule-content.ts'
import { contentItems, listWorkOf } from './tables.ts'
import { contentVersions, listVersionsOf } from './versions/tables.ts'
import { getContentVersion, listContentVersions } from './versions.ts'

/** Tells what members of the staff did with which content. The work stays when its author leaves. */
export const staffWorkData: PersonalData = {
	erased: [],
	kept: [contentItems, contentVersions, contentImports],
	groups: [
		{
			name: 'content-work',
			tables: [contentItems, contentVersions, contentImports],
			afterClosing: 'kept',
			count: countOwn(contentVersions.savedBy, contentImports.createdBy),
		},
	],
	export: async (db, userId) => ({
		workOnContent: await listWorkOf(db, userId),
		versionsOfContent: await listVersionsOf(db, userId),
		importsOfContent: await listImportsOf(db, userId),
	}),
	erase: async () => undefined,
}

interface OnItem {
	params: { id: string }
	viewer: Viewer
}

interface BulkCall {
	body: { action: BulkAction; items: { id: string; version: number }[] }
	viewer: Viewer
	language: Language
}

/** Ids are slugs; anything else, NUL characters included, never reaches the database. */
function changeOf({ params: { id }, viewer }: OnItem) {
	if (!/^[a-z0-9-]{1,120}$/.test(id)) throw new AppError('content.not-found')
	return { id, viewerId: viewer.userId }
}

/** Gives the handlers of a kind's endpoints (`contentEndpoints`). */
export function contentDesk(desk: Desk) {
	return {
		list: ({ query, viewer }: { query: DeskListRequest; viewer: Viewer }) =>
			listContentPage(desk, { ...query, viewerId: viewer.userId }),

		create: async (call: { body: { content: AnyCopy }; viewer: Viewer; request: FastifyRequest }) => ({
			data: await createContent(desk, {
				content: call.body.content,
				viewerId: call.viewer.userId,
				idempotencyKey: idempotencyKey(call.request),
			}),
		}),

		get: async (call: OnItem) => ({ data: await getContent(desk, changeOf(call)) }),

		save: async (call: OnItem & { body: { version: number; content: AnyCopy } }) => ({
			data: await saveContent(desk, { ...changeOf(call), ...call.body }),
		}),

		publish: async (call: OnItem & { body: { version: number; isHindiCurrent: boolean } }) => ({
			data: await publishContent(desk, { ...changeOf(call), ...call.body }),
		}),

		schedule: async (call: OnItem & { body: { version: number; publishAt: string; isHindiCurrent: boolean } }) => ({
			data: await scheduleContent(desk, {
				...changeOf(call),
				...call.body,
				publishAt: new Date(call.body.publishAt),
			}),
		}),

		unschedule: async (call: OnItem) => ({ data: await unscheduleContent(desk, changeOf(call)) }),

		versions: async (call: OnItem) => ({ data: await listContentVersions(desk, changeOf(call)) }),

		version: async (call: OnItem & { params: { version: string } }) => ({
			data: await getContentVersion(desk, { ...changeOf(call), version: Number(call.params.version) }),
		}),

		bulk: async ({ body, viewer, language }: BulkCall) => ({
			data: await changeMany(desk, { ...body, viewerId: viewer.userId, language }),
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
