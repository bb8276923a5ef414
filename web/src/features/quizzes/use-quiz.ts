import type { QuizData, QuizSource } from '@aravalli/shared/quizzes/contract'
import { useEffect, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useToast } from '#web/ui/toast.tsx'
import { beginQuiz } from './begin-quiz.ts'
import { findQuiz, giveUpQuiz } from './find-quiz.ts'
import type { QuizKind } from './quiz-kind.ts'
import type { KeptQuiz } from './quiz-storage.ts'

interface Wanted {
	kind: QuizKind
	/** The list that a quiz is taken from. */
	source: QuizSource
	/** What is said when its questions cannot be had. */
	failureTextOf: (error: unknown) => string
}

/** The unfinished quiz of this browser or, of somebody who is signed in, of another device; and what begins one. */
export function useQuiz({ kind, source, failureTextOf }: Wanted) {
	const language = useLanguage()
	const api = useApi()
	const { show } = useToast()
	const userId = useViewer()?.id ?? null
	const [open, setOpen] = useState<KeptQuiz | null>(null)
	const [isStarting, setIsStarting] = useState(false)
	useEffect(() => {
		let isThere = true
		void findQuiz(api, kind.name, userId).then((kept) => isThere && setOpen(kept))
		return () => {
			isThere = false
		}
	}, [api, kind, userId])
	/** @returns whether the learner is to be asked first: an unfinished quiz has turned up */
	const start = async (instead: KeptQuiz | null) => {
		let isToBeAsked = false
		setIsStarting(true)
		try {
			const { kept, isOther } = await beginQuiz(api, { language, kind, source, userId, instead })
			setOpen(kept)
			isToBeAsked = isOther
		} catch (error) {
			show({ title: failureTextOf(error), kind: 'error' })
		}
		setIsStarting(false)
		return isToBeAsked
	}
	const giveUp = () => {
		if (open) void giveUpQuiz(api, open)
		setOpen(null)
	}
	const note = (quiz: QuizData) => setOpen((now) => now && { ...now, quiz })
	return { open, isStarting, start, giveUp, note, forget: () => setOpen(null) }
}
