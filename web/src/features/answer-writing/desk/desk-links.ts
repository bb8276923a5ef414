import type { UnseenList } from '@aravalli/shared/content/content'
import { linkOptions } from '@tanstack/react-router'

/** A new question has this in the place of an id. */
export const NEW_QUESTION = 'new'

export function editLink(questionId: string) {
	return linkOptions({ to: '/answer-writing-practice/edit/$questionId', params: { questionId } })
}

/** @param like the id of the question whose data it begins with */
export function newQuestionLink(like?: string) {
	return linkOptions({
		to: '/answer-writing-practice/edit/$questionId',
		params: { questionId: NEW_QUESTION },
		search: like ? { like } : {},
	})
}

/** @param list null: the readers' */
export function deskListLink(list: UnseenList | null, page = 1) {
	return linkOptions({
		to: '/answer-writing-practice',
		search: { ...(list && { desk: list }), ...(page > 1 && { page }) },
	})
}
