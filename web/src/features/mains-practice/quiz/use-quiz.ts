import type { QuizData } from '@aravalli/shared/mains-practice/quiz-contract'
import { useEffect, useState } from 'react'
import { failureText } from '#web/lib/failure-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useToast } from '#web/ui/toast.tsx'
import { failureTexts } from '../list-failure-texts.ts'
import type { MainsSearch } from '../list-search.ts'
import { messages as mainsMessages } from '../messages.en.ts'
import { mayHaveQuiz } from './may-have-quiz.ts'
import type { KeptQuiz } from './quiz-storage.ts'

const loadCode = () => import('./quiz-code.ts')

export type QuizCode = Awaited<ReturnType<typeof loadCode>>

/** A quiz that is not finished, with the code that shows it. */
export interface OpenQuiz {
	code: QuizCode
	kept: KeptQuiz
}

/**
 * The unfinished quiz of this browser or, of somebody who is signed in, of another device. Its code comes only where there is one, or
 * when one is started.
 */
export function useQuiz(search: MainsSearch) {
	const m = useMessages(mainsMessages)
	const language = useLanguage()
	const api = useApi()
	const { show } = useToast()
	const userId = useViewer()?.id ?? null
	const [open, setOpen] = useState<OpenQuiz | null>(null)
	const [isStarting, setIsStarting] = useState(false)
	useEffect(() => {
		let isThere = true
		async function look() {
			const code = await loadCode()
			const kept = await code.findQuiz(api, userId)
			if (isThere) setOpen(kept && { code, kept })
		}
		// Without the code there is nothing that could be gone on with: it is found when the page is opened again.
		if (mayHaveQuiz(userId)) look().catch(() => undefined)
		return () => {
			isThere = false
		}
	}, [api, userId])
	/** @returns whether the learner is to be asked first: an unfinished quiz has turned up */
	const start = async (instead: KeptQuiz | null) => {
		let isToBeAsked = false
		setIsStarting(true)
		try {
			const code = await loadCode()
			const { kept, isOther } = await code.beginQuiz(api, { language, search, userId, instead })
			setOpen({ code, kept })
			isToBeAsked = isOther
		} catch (error) {
			show({ title: failureText(error, failureTexts(m)), kind: 'error' })
		}
		setIsStarting(false)
		return isToBeAsked
	}
	const giveUp = () => {
		if (open) void open.code.giveUpQuiz(api, open.kept)
		setOpen(null)
	}
	const note = (quiz: QuizData) => setOpen((now) => now && { ...now, kept: { ...now.kept, quiz } })
	return { open, isStarting, start, giveUp, note, forget: () => setOpen(null) }
}
