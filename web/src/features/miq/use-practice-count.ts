import type { Api } from '@aravalli/shared/api'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer, ApiClient } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { logFailure } from '#web/lib/log-failure.ts'
import { miqKind } from './miq-kind.ts'

interface Practised {
	_id: string
	practiceCount: number
}

const again = <Q extends Practised>(question: Q): Q => ({ ...question, practiceCount: question.practiceCount + 1 })

/** Counts one practice more in what is known of a question after somebody has begun it again. */
export function practisedAgain<A extends { data: Practised }>(known: A | undefined): A | undefined {
	return known && { ...known, data: again(known.data) }
}

/** Counts the same in a list. */
export function practisedAgainInList<A extends { data: Practised[] }>(known: A | undefined, id: string): A | undefined {
	return known && { ...known, data: known.data.map((question) => (question._id === id ? again(question) : question)) }
}

type Item = Answer<Api['GET /api/miq/:id']>
type List = Answer<Api['GET /api/miq/list']>

/** Counts that the reader begins to practise a question, here and in the lists below it. A count that is lost is only logged. */
export function usePracticeCount(api: ApiClient, id: string): () => Promise<void> {
	const language = useLanguage()
	const queryClient = useQueryClient()
	return async () => {
		try {
			await api('POST /api/miq/:id/practice', { params: { id } })
		} catch (error) {
			logFailure('The practice could not be counted.', error)
			return
		}
		queryClient.setQueryData<Item>(miqKind.itemQuery(api, language, id).queryKey, practisedAgain)
		queryClient.setQueriesData<List>({ queryKey: ['GET /api/miq/list'] }, (known) => practisedAgainInList(known, id))
	}
}
