import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { ApiError, apiQuery, needsSignIn } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { areQuizzesRead, quizzesRead, readKeptResult } from '../quiz-storage.ts'
import { messages as resultMessages } from './messages.en.ts'
import { resultOfBrowser, resultOfServer, type ShownResult } from './shown-result.ts'

export type AskedResult =
	| { state: 'there'; result: ShownResult }
	| { state: 'loading' | 'not-found' | 'signed-out' }
	| { state: 'failed'; message: string; isRetrying: boolean; retry: () => void }

/** Finds the result that this browser keeps, else the one that the viewer's account has. */
export function useResult(quizId: string): AskedResult {
	const m = useMessages(resultMessages)
	const language = useLanguage()
	const viewer = useViewer()
	const isRead = useIsRead()
	const kept = useMemo(() => (isRead ? readKeptResult(quizId, viewer?.id ?? null) : null), [isRead, quizId, viewer?.id])
	const isAsked = isRead && viewer !== null && kept === null
	const query = { params: { quizId }, query: { lang: language } }
	const { data, error, isFetching, refetch } = useQuery({
		...apiQuery(useApi(), 'GET /api/quizzes/results/:quizId', query),
		enabled: isAsked,
	})
	if (!isRead) return { state: 'loading' }
	if (kept) return { state: 'there', result: resultOfBrowser(kept, language) }
	if (viewer === null || needsSignIn(error)) return { state: 'signed-out' }
	if (data) return { state: 'there', result: resultOfServer(data.data) }
	if (error instanceof ApiError && [400, 404].includes(error.status)) return { state: 'not-found' }
	if (!error) return { state: 'loading' }
	const retry = () => void refetch()
	return { state: 'failed', message: failureText(error, m.failed), isRetrying: isFetching, retry }
}

/** Tells whether this browser has read what it keeps. */
function useIsRead(): boolean {
	const [isRead, setIsRead] = useState(areQuizzesRead)
	useEffect(() => void quizzesRead().then(() => setIsRead(true)), [])
	return isRead
}
