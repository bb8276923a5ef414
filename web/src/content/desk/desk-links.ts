import type { UnseenList } from '@aravalli/shared/content/content'
import type { LinkTarget } from '#web/lib/link-address.ts'

/** A new item has this in the place of an id. */
export const NEW_ITEM = 'new'

/** @param type the kind's name */
export const editLink = (type: string, id: string): LinkTarget => ({ to: '/admin/$type/$id', params: { type, id } })

/** @param like the id of the item whose data it begins with */
export const newItemLink = (type: string, like?: string): LinkTarget => ({
	...editLink(type, NEW_ITEM),
	search: like ? { like } : {},
})

export const dailyQuestionsLink: LinkTarget = { to: '/admin/daily-questions' }

/** Leads to the evaluator's desk. */
export const evaluationLink: LinkTarget = { to: '/admin/daily-evaluation' }

/** Leads to who evaluates how much. */
export const evaluatorsLink: LinkTarget = { to: '/admin/evaluators' }

/** Leads to the pictures that all kinds use. */
export const mediaLibraryLink: LinkTarget = { to: '/admin/media' }

/** Leads to what readers have reported. */
export const reportedCommentsLink: LinkTarget = { to: '/admin/comments' }

/** Leads to questions that learners find something wrong with. */
export const reportedQuestionsLink: LinkTarget = { to: '/admin/question-reports' }

/** Leads to what learners have paid. */
export const paymentsLink: LinkTarget = { to: '/admin/payments' }

/** @param status absent: the list that the desk opens with */
export const deskListLink = (type: string, status?: UnseenList): LinkTarget => ({
	to: '/admin/$type',
	params: { type },
	search: status ? { status } : {},
})
