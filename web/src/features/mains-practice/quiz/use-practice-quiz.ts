import { useState } from 'react'
import { isSameSource, type KeptQuiz, useQuiz } from '#web/features/quizzes/public.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { useMessages } from '#web/lib/messages.ts'
import { failureTexts } from '../list-failure-texts.ts'
import type { MainsSearch } from '../list-search.ts'
import { messages as mainsMessages } from '../messages.en.ts'
import { mainsQuiz, sourceOf } from './quiz-source.ts'

/** The learner is asked before a quiz is given up: to leave it, or for another one of so many questions. */
type Asked = { isForAnother: false } | { isForAnother: true; count: number }

/** Holds the quiz that is taken of the list in the address, or of another one. */
export function usePracticeQuiz(search: MainsSearch) {
	const m = useMessages(mainsMessages)
	const source = sourceOf(search)
	const { start, giveUp, ...quiz } = useQuiz({
		kind: mainsQuiz,
		source,
		failureTextOf: (error) => failureText(error, failureTexts(m)),
	})
	const { open } = quiz
	const [asked, setAsked] = useState<Asked | null>(null)
	const begin = async (count: number, instead: KeptQuiz | null) => {
		if (await start(count, instead)) setAsked({ isForAnother: true, count })
	}
	return {
		...quiz,
		asked,
		isTaken: open !== null && isSameSource(open.quiz.source, source),
		askToExit: () => setAsked({ isForAnother: false }),
		stay: () => setAsked(null),
		begin: (count: number) => (open ? setAsked({ isForAnother: true, count }) : void begin(count, null)),
		leave() {
			setAsked(null)
			// The old one is given up once the new one is there.
			if (open && asked?.isForAnother) void begin(asked.count, open)
			else giveUp()
		},
	}
}

export type PracticeQuiz = ReturnType<typeof usePracticeQuiz>
