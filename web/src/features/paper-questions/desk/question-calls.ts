import type { PaperQuestion } from '@aravalli/shared/paper-questions/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { deskApi } from '#web/content/desk/desk-calls.ts'
import { apiQuery } from '#web/lib/api.ts'

const call = 'POST /api/admin/paper-questions/lookup'

/** Gives what is known of questions by their ids. It asks for those that it has not met yet, and keeps what others were told. */
export function useKnownQuestions(ids: readonly string[], paperId: string) {
	const [known, setKnown] = useState<ReadonlyMap<string, PaperQuestion>>(new Map())
	const learn = useCallback((questions: readonly PaperQuestion[]) => {
		setKnown(
			(before) => new Map([...before, ...questions.map((one): [string, PaperQuestion] => [one.questionId, one])]),
		)
	}, [])
	const unknown = ids.filter((id) => !known.has(id))
	const { data, isFetching } = useQuery({
		queryKey: [call, paperId, unknown],
		queryFn: async () => {
			const answer = await deskApi(call, { body: { questionIds: unknown.slice(0, 400), paperId } })
			learn(answer.data)
			return new Set(answer.data.map(({ questionId }) => questionId))
		},
		enabled: unknown.length > 0,
		staleTime: 60_000,
	})
	const isMissing = (id: string) => !known.has(id) && !isFetching && data !== undefined
	return { known, learn, isMissing }
}

export interface OfferQuery {
	search: string
	subject: PaperQuestion['subjectId'] | ''
	difficulty: PaperQuestion['difficulty'] | ''
	isUnused: boolean
	from: number
}

/** Asks for a page of questions that can be added. */
export function useOffered({ search, subject, difficulty, isUnused, from }: OfferQuery, paperId: string) {
	const query = {
		search,
		paperId,
		from: String(from),
		...(subject && { subject }),
		...(difficulty && { difficulty }),
		...(isUnused && { unused: 'true' as const }),
	}
	return useQuery({
		...apiQuery(deskApi, 'GET /api/admin/paper-questions', { query }),
		staleTime: 30_000,
		placeholderData: (before) => before,
	})
}
