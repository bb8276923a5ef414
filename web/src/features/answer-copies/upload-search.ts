import type { LinkTarget } from '#web/lib/link-address.ts'

/** Says what the page shows: all questions of today, or the one that is answered. */
export interface UploadSearch {
	question?: string
	/** Is the day of an earlier question; today's is not written. */
	day?: string
	/** A purchase has led here. */
	from?: 'payment'
	subscriptionId?: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200

export function readUploadSearch({ question, day, from, subscriptionId }: Record<string, unknown>): UploadSearch {
	return {
		...(isText(question) && { question }),
		...(isText(question) && isText(day) && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
		...(from === 'payment' && { from }),
		...(isText(subscriptionId) && { subscriptionId }),
	}
}

export const UPLOAD = '/upload-answersheet'

/** Leads to a question, or to all of them, of the same plan. */
export const uploadLink = (
	{ subscriptionId }: UploadSearch,
	{ question, day }: Pick<UploadSearch, 'question' | 'day'> = {},
): LinkTarget => ({
	to: UPLOAD,
	search: { ...(question && { question }), ...(day && { day }), ...(subscriptionId && { subscriptionId }) },
})

/** Is where a sign-in leads back to, as `/login?redirect=` has it. */
export function pageAfterSignIn({ question, day, from, subscriptionId }: UploadSearch): string {
	const given = Object.entries({ question, day, from, subscriptionId }).filter(
		(entry): entry is [string, string] => entry[1] !== undefined,
	)
	return given.length === 0 ? 'upload-answersheet' : `upload-answersheet?${new URLSearchParams(given)}`
}
