import type { BulkAction } from '@aravalli/shared/content/content'
import { AppError, type ErrorCode } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import { deleteContent, restoreContent } from './delete-content.ts'
import type { Desk } from './desk.ts'
import { publishContent, reinstateContent, unpublishContent } from './publish-content.ts'

interface Bulk {
	action: BulkAction
	items: { id: string; version: number }[]
	viewerId: string
	language: Language
}

interface BulkOutcome {
	done: string[]
	failures: { id: string; code: ErrorCode; message: string }[]
}

/** Does the same with several items, each by itself: one that is refused keeps no other back. */
export async function changeMany(desk: Desk, { action, items, viewerId, language }: Bulk): Promise<BulkOutcome> {
	const outcome: BulkOutcome = { done: [], failures: [] }
	for (const { id, version } of items) {
		try {
			await act(desk, action, { id, version, viewerId })
			outcome.done.push(id)
		} catch (error) {
			if (!(error instanceof AppError)) throw error
			outcome.failures.push({ id, code: error.code, message: desk.sentenceOf(error.code, language) })
		}
	}
	return outcome
}

function act(desk: Desk, action: BulkAction, change: { id: string; version: number; viewerId: string }) {
	switch (action) {
		case 'publish':
			return publishContent(desk, { ...change, isHindiCurrent: false })
		case 'unpublish':
			return unpublishContent(desk, change)
		case 'reinstate':
			return reinstateContent(desk, change)
		case 'delete':
			return deleteContent(desk, change)
		case 'restore':
			return restoreContent(desk, change)
	}
}
