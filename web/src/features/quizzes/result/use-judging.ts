import type { Judgement } from '@aravalli/shared/judgement'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useToast } from '#web/ui/toast.tsx'
import { judgeKeptResult, readKeptResult } from '../quiz-storage.ts'
import { messages as resultMessages } from './messages.en.ts'

type Judged = Readonly<Record<string, Judgement | null>>

/** What was asked for so may say something else by now. */
const outdated = [
	'GET /api/quizzes/results',
	'GET /api/quizzes/results/:quizId',
	'GET /api/dashboard',
	'GET /api/practice-notes/to-revise',
	'GET /api/practice-notes/by-question/:questionType',
]

/** Judges answers of a result. What the server does not take is as it was. */
export function useJudging(quizId: string) {
	const m = useMessages(resultMessages)
	const api = useApi()
	const queries = useQueryClient()
	const { show } = useToast()
	const userId = useViewer()?.id ?? null
	const [judged, setJudged] = useState<Judged>({})
	const judge = async (questionId: string, judgement: Judgement | null, before: Judgement | null) => {
		setJudged((all) => ({ ...all, [questionId]: judgement }))
		try {
			await keepJudgement(api, { quizId, userId, questionId, judgement })
			for (const key of outdated) void queries.invalidateQueries({ queryKey: [key], refetchType: 'none' })
		} catch {
			setJudged((all) => ({ ...all, [questionId]: before }))
			show({ title: m.judgeFailed, kind: 'error' })
		}
	}
	return { judged, judge }
}

interface Given {
	quizId: string
	userId: string | null
	questionId: string
	judgement: Judgement | null
}

/** Keeps it wherever the result is: on the server, once that has it, and in this browser. */
async function keepJudgement(api: ApiClient, { quizId, userId, questionId, judgement }: Given): Promise<void> {
	const kept = readKeptResult(quizId, userId)
	const now = new Date()
	if (userId !== null && (!kept || kept.isSent)) {
		await api('PUT /api/quizzes/results/:quizId/judgements/:questionId', {
			params: { quizId, questionId },
			body: { judgement, judgedAt: now.toISOString() },
		})
	}
	if (kept) await judgeKeptResult(kept, { questionId, judgement, now })
}
