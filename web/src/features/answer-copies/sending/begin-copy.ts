import type { Language } from '@aravalli/shared/language'
import type { QueryClient } from '@tanstack/react-query'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { dataOf } from '#web/lib/data-of.ts'
import { subjectOf } from '../pages/subject.ts'
import { copyQuery, todayQuery } from '../queries.ts'
import { noteRefusal } from './progress.ts'

export interface SendingContext {
	api: ApiClient
	queryClient: QueryClient
	language: Language
	/** Is the plan that a purchase has led here with. */
	subscriptionId: string | undefined
}

interface Begun {
	questionId: string
	day: string
}

const begun = new Map<string, string>()

/** Begins an answer on the server, or finds the one that was begun. @returns its id */
export async function beginCopy(owner: string, { questionId, day }: Begun, context: SendingContext): Promise<string> {
	const subject = subjectOf({ questionId, day })
	const known = begun.get(`${owner} ${subject}`)
	if (known) return known
	const { api, queryClient, language, subscriptionId } = context
	try {
		const copy = await dataOf(
			api('POST /api/answersheet/drafts', {
				query: { lang: language },
				body: { questionId, day, ...(subscriptionId && { subscriptionId }) },
			}),
		)
		noteRefusal(subject, null)
		begun.set(`${owner} ${subject}`, copy.copyId)
		queryClient.setQueryData(copyQuery(api, language, copy.copyId).queryKey, { success: true as const, data: copy })
		await queryClient.invalidateQueries({ queryKey: todayQuery(api, language).queryKey })
		return copy.copyId
	} catch (error) {
		if (error instanceof ApiError && error.code.startsWith('copy.')) noteRefusal(subject, error.message)
		throw error
	}
}
