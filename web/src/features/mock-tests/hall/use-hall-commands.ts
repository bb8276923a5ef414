import type { TestTimes } from '@aravalli/shared/mock-tests/attempt-clock'
import type { HallQuestion } from '@aravalli/shared/mock-tests/contract'
import { NOT_ATTEMPTED } from '@aravalli/shared/questions/answer-options'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { stateOf } from './hall-answers.ts'
import type { AnswerChange, HallEngine } from './hall-engine.ts'
import { type HallCommand, useHallKeys } from './hall-keys.ts'
import { sayTime } from './hall-timer.tsx'
import { messages as hallMessages } from './messages.en.ts'
import { languageOf } from './question-language-of.ts'

interface Commanded {
	engine: HallEngine
	question: HallQuestion | undefined
	times: TestTimes
	hasNotAttempted: boolean
	areKeysOn: boolean
	change: (change: AnswerChange) => void
	step: (by: 1 | -1) => void
	open: (name: 'jump' | 'palette' | 'help') => void
}

/** Does by single keys what the buttons do. */
export function useHallCommands({ engine, question, times, hasNotAttempted, areKeysOn, ...act }: Commanded): void {
	const m = useMessages(hallMessages)
	const page = useLanguage()
	const state = () => stateOf(engine.get().answers, engine.get().place)
	const toggleLanguage = () => {
		if (!question?.hindi) return
		const chosen = languageOf(question, state().language, page) === 'hindi' ? 'english' : 'hindi'
		act.change({ language: chosen === page ? null : chosen })
	}
	const commands: Record<HallCommand, () => void> = {
		next: () => act.step(1),
		previous: () => act.step(-1),
		flag: () => act.change({ isFlagged: !state().isFlagged }),
		guess: () => act.change({ isGuessed: !state().isGuessed }),
		language: toggleLanguage,
		clear: () => state().answer !== null && act.change({ answer: null, isGuessed: false }),
		jump: () => act.open('jump'),
		palette: () => act.open('palette'),
		help: () => act.open('help'),
		time: () => sayTime(engine, times, m),
	}
	useHallKeys(areKeysOn, (key) => {
		if ('command' in key) commands[key.command]()
		else if (hasNotAttempted || key.option !== NOT_ATTEMPTED) act.change({ answer: key.option })
	})
}
