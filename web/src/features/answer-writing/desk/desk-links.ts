import type { UnseenList } from '@aravalli/shared/content/content'
import { linkOptions } from '@tanstack/react-router'

/** @param list null: the readers' */
export function deskListLink(list: UnseenList | null, page = 1) {
	return linkOptions({
		to: '/answer-writing-practice',
		search: { ...(list && { desk: list }), ...(page > 1 && { page }) },
	})
}
