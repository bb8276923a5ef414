import type { Judgement } from '@aravalli/shared/judgement'
import type { QuizData, QuizStatus } from '@aravalli/shared/quizzes/contract'
import { attempt, judge, openQuestions } from '@aravalli/shared/quizzes/quiz'
import { useEffectEvent, useRef, useState } from 'react'
import { useApi } from '#web/lib/use-api.ts'
import type { KeptQuiz } from './kept-quiz.ts'
import { keepCopy, keepOnServer } from './quiz-copies.ts'
import { forgetQuiz, mergeCopies, readKeptQuiz } from './quiz-storage.ts'
import { useElapsed } from './use-elapsed.ts'
import { useQuizUpkeep } from './use-quiz-upkeep.ts'

/** Presses that follow quickly on each other go to the server together. */
const SETTLE_MILLISECONDS = 1_500

interface Options {
	kept: KeptQuiz
	/** Is for whoever says how far it is. */
	onChange: (quiz: QuizData) => void
	/** Is called when it was submitted or exited in another tab or on another device. */
	onEndedElsewhere: (status: Exclude<QuizStatus, 'open'>) => void
}

/** Holds a quiz while it is taken: each press is kept at once in the browser, and soon on the server. */
export function useTakenQuiz({ kept, onChange, onEndedElsewhere }: Options) {
	const api = useApi()
	const { userId } = kept
	const [quiz, setQuiz] = useState(kept.quiz)
	const latest = useRef(quiz)
	const hasEnded = useRef(false)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	const [before] = useState(quiz.elapsedSeconds)
	const [seconds, elapsedNow] = useElapsed(before)

	const show = (changed: QuizData) => {
		latest.current = changed
		setQuiz(changed)
		onChange(changed)
	}
	const end = (status: Exclude<QuizStatus, 'open'>) => {
		if (hasEnded.current) return
		hasEnded.current = true
		clearTimeout(timer.current)
		onEndedElsewhere(status)
	}
	const keep = (isLeaving = false) => {
		if (hasEnded.current) return
		const merged = keepCopy({ quiz: { ...latest.current, elapsedSeconds: elapsedNow() }, userId }, isLeaving)
		if (merged) show(merged)
		else end('exited')
	}
	const tell = async () => {
		if (userId === null || hasEnded.current) return
		try {
			const told = await keepOnServer(api, latest.current)
			if (told.status === 'open') return show(mergeCopies(latest.current, told.quiz))
			void forgetQuiz(told.quiz.quizId, userId)
			end(told.status)
		} catch {
			// It is kept here; the next change tries again.
		}
	}
	const tellLater = useEffectEvent(() => void tell())
	const change = (changed: QuizData) => {
		latest.current = changed
		keep()
		clearTimeout(timer.current)
		timer.current = setTimeout(() => tellLater(), SETTLE_MILLISECONDS)
	}
	const follow = () => {
		const stored = readKeptQuiz(kept.quiz.source.kind, userId)
		if (stored?.quiz.quizId === latest.current.quizId) show(mergeCopies(latest.current, stored.quiz))
		else end('exited')
	}
	useQuizUpkeep(userId, { keep, tell, follow })

	return {
		quiz,
		seconds,
		/** They keep their order. */
		open: openQuestions(quiz),
		attempt: (id: string) => change({ ...latest.current, ...attempt(latest.current, id, new Date()) }),
		judge: (id: string, judgement: Judgement) =>
			change({ ...latest.current, ...judge(latest.current, id, judgement, new Date()) }),
		/** Nothing is kept any more. @returns the quiz as it is handed in */
		close(): QuizData {
			hasEnded.current = true
			clearTimeout(timer.current)
			return { ...latest.current, elapsedSeconds: elapsedNow() }
		},
	}
}
