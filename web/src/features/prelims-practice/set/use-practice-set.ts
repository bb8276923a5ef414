import type { Language } from '@aravalli/shared/language'
import type { PrelimsQuestionData } from '@aravalli/shared/prelims-practice/contract'
import type { AnswerOption } from '@aravalli/shared/questions/answer-options'
import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { mayHold } from '#web/lib/browser-store/may-hold.ts'
import { keepTrying } from '#web/lib/keep-trying.ts'
import { newSendKey } from '#web/lib/send-key.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { useCodeAhead } from '#web/lib/when-somebody-acts.ts'
import { practiceSets, unsentAnswers } from '../stored.ts'
import {
	begunAgain,
	emptySet,
	type PracticeSet,
	type SetQuestion,
	withAnswer,
	withAsked,
	withGuess,
	withLanguage,
} from './practice-set.ts'
import { changeSet, isSetRead, noteRead, onSetChanged, readSet, type SetName } from './set-store.ts'

const loadStorage = () => import('./set-storage.ts')

/** Whoever thinks longer about a question has left it. */
const LONGEST_SECONDS = 600

export interface SetActions {
	answer: (questionId: string, option: AnswerOption) => void
	guess: (questionId: string, isGuessed: boolean) => void
	turn: (questionId: string, language: Language) => void
	again: () => void
}

interface OpenSet extends SetActions {
	name: SetName
}

const SetContext = createContext<OpenSet | null>(null)
export const SetProvider = SetContext

/** Opens the set of a list, as this browser has it, and sends what was answered. */
export function useOpenSet(list: string): OpenSet {
	const api = useApi()
	const owner = useViewer()?.id ?? ''
	const name = useMemo(() => ({ owner, list }), [owner, list])
	const startStorage = useStorage(name)
	const since = useRef(0)
	useEffect(() => {
		since.current = Date.now()
	}, [])
	useEffect(() => {
		if (owner === '') return
		let stop: (() => void) | undefined
		let isOver = false
		void keepTrying(loadStorage).then(({ sendAnswers }) => {
			if (!isOver) stop = sendAnswers(api, owner)
		})
		return () => {
			isOver = true
			stop?.()
		}
	}, [api, owner])
	return useMemo(() => {
		const change = (by: (set: PracticeSet) => PracticeSet) => {
			changeSet(name, by)
			startStorage()
		}
		return {
			name,
			answer(questionId, option) {
				const now = Date.now()
				const spentSeconds = Math.min(LONGEST_SECONDS, Math.round((now - since.current) / 1000))
				since.current = now
				const answeredAt = new Date(now).toISOString()
				if (readSet(name).questions[questionId]?.given) return
				change((set) =>
					withAnswer(set, questionId, { sendKey: newSendKey(), answer: option, spentSeconds, answeredAt }),
				)
				post(name, questionId)
			},
			guess(questionId, isGuessed) {
				change((set) => withGuess(set, questionId, isGuessed, Date.now()))
				post(name, questionId)
			},
			turn: (questionId, language) => change((set) => withLanguage(set, questionId, language, Date.now())),
			again: () => change((set) => begunAgain(set, Date.now())),
		}
	}, [name, startStorage])
}

/** Hands an answer over to be sent; an open question has none. */
function post(name: SetName, questionId: string) {
	const question = readSet(name).questions[questionId]
	if (!question?.given) return
	const { sendKey: key, answer, spentSeconds, answeredAt } = question.given
	const isGuessed = question.isGuessed ?? false
	void keepTrying(loadStorage).then(({ postAnswer }) =>
		postAnswer(name.owner, { key, questionId, answer, isGuessed, spentSeconds, answeredAt }),
	)
}

/** A browser that has never kept anything needs no code for it until something is answered. @returns how to start it */
function useStorage(name: SetName): () => void {
	const start = useRef<(() => void) | null>(null)
	useCodeAhead(loadStorage)
	useEffect(() => {
		let stop: (() => void) | undefined
		let isOver = false
		let isStarted = false
		start.current = () => {
			if (isStarted) return
			isStarted = true
			void keepTrying(loadStorage).then(({ followSet }) => {
				if (!isOver) stop = followSet(name)
			})
		}
		void mayHold([practiceSets, unsentAnswers]).then((may) => (may ? start.current?.() : noteRead(name)))
		return () => {
			isOver = true
			stop?.()
		}
	}, [name])
	return useMemo(() => () => start.current?.(), [])
}

function useOpen(): OpenSet {
	const open = use(SetContext)
	if (!open) throw new Error('a question of a set stands outside of it')
	return open
}

export const useSetActions = (): SetActions => useOpen()

export const useSetName = (): SetName => useOpen().name

/** Gives what was made of one question; a card is rendered anew for its own question alone. */
export function useSetQuestion(questionId: string): SetQuestion | undefined {
	const { name } = useOpen()
	return useSyncExternalStore(
		onSetChanged,
		() => readSet(name).questions[questionId],
		() => undefined,
	)
}

export function useSet(): PracticeSet {
	const { name } = useOpen()
	return useSyncExternalStore(
		onSetChanged,
		() => readSet(name),
		() => emptySet,
	)
}

/** Tells whether what the browser keeps of the set is there by now. */
export function useIsSetRead(): boolean {
	const { name } = useOpen()
	return useSyncExternalStore(
		onSetChanged,
		() => isSetRead(name),
		() => false,
	)
}

/** Notes the questions that are shown as those of the set. */
export function useAsked(shown: readonly { question: PrelimsQuestionData; number: number }[]): void {
	const { name } = useOpen()
	useEffect(() => {
		changeSet(name, (set) => withAsked(set, shown))
	}, [name, shown])
}
