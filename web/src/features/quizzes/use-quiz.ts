import type { QuizData, QuizSource } from '@aravalli/shared/quizzes/contract'
import { useEffect, useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { mayHold } from '#web/lib/browser-store/may-hold.ts'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useCodeAhead } from '#web/lib/when-somebody-acts.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { KeptQuiz } from './kept-quiz.ts'
import type { QuizKind } from './quiz-kind.ts'
import * as stored from './stored.ts'

interface Wanted {
	kind: QuizKind
	/** Is the list that a quiz is taken from. */
	source: QuizSource
	/** The reader is told this when its questions cannot be had. */
	failureTextOf: (error: unknown) => string
}

const loadFind = () => import('./find-quiz.ts')
const loadBegin = () => import('./begin-quiz.ts')

/** Somebody who is not signed in and has never begun a quiz needs none of the code that keeps them. */
async function findKept(api: ApiClient, kind: QuizKind, userId: string | null): Promise<KeptQuiz | null> {
	if (userId === null && !(await mayHold(Object.values(stored)))) return null
	const { findQuiz } = await keepTrying(loadFind)
	return findQuiz(api, kind.name, userId)
}

/**
 * Holds the unfinished quiz of this browser or, for somebody who is signed in, of another device, and begins a new one.
 */
export function useQuiz({ kind, source, failureTextOf }: Wanted) {
	const language = useLanguage()
	const api = useApi()
	const { show } = useToast()
	const userId = useViewer()?.id ?? null
	const [open, setOpen] = useState<KeptQuiz | null>(null)
	useCodeAhead(loadBegin)
	const [isStarting, setIsStarting] = useState(false)
	const [begunId, setBegunId] = useState<string | null>(null)
	useEffect(() => {
		let isThere = true
		void findKept(api, kind, userId).then((kept) => isThere && setOpen(kept))
		return () => {
			isThere = false
		}
	}, [api, kind, userId])
	/**
	 * @param count the quiz gets so many questions, or all where the list has fewer
	 * @returns whether the learner is to be asked first: an unfinished quiz has turned up
	 */
	const start = async (count: number, instead: KeptQuiz | null) => {
		let isToBeAsked = false
		setIsStarting(true)
		try {
			const { beginQuiz } = await loadBegin()
			const { kept, isOther } = await beginQuiz(api, { language, kind, source, count, userId, instead })
			setOpen(kept)
			setBegunId(kept.quiz.quizId)
			isToBeAsked = isOther
		} catch (error) {
			show({ title: failureTextOf(error), kind: 'error' })
		}
		setIsStarting(false)
		return isToBeAsked
	}
	const giveUp = () => {
		if (open) void loadFind().then(({ giveUpQuiz }) => giveUpQuiz(api, open))
		setOpen(null)
	}
	/** Takes what has changed in the open quiz. */
	const note = (quiz: QuizData) => setOpen((now) => now && { ...now, quiz })
	return { open, begunId, isStarting, start, giveUp, note, forget: () => setOpen(null) }
}
