import type { KeptWithQuestion } from '@aravalli/shared/practice-notes/contract'
import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { laterOf } from './judging/held-judgement.ts'
import { useJudgedHere } from './judging/judged-here.ts'
import { useJudgementsOf } from './judging/use-judgements-of.ts'
import { type ChangeKept, nothingKept } from './kept.ts'
import { localMarks, noMarks, onMarksChanged } from './local-marks.ts'
import { useUnsentOf } from './unsent.ts'
import { type KeptOfAll, useKept } from './use-kept.ts'

interface KeptInPractice extends KeptOfAll {
	questionType: PracticeType
}

const KeptContext = createContext<KeptInPractice | null>(null)

interface KeptProviderProps {
	questionType: PracticeType
	/** The ids are those of all questions that are shown. */
	ids: readonly string[]
	children: ReactNode
}

/** Stands around a list of questions, so that what the viewer keeps with each of them is known to the cards. */
export function KeptProvider({ questionType, ids, children }: KeptProviderProps) {
	const kept = useKept(questionType, ids)
	const viewerId = useViewer()?.id ?? null
	useUnsentOf(viewerId)
	useJudgementsOf(useApi(), viewerId)
	const value = useMemo(() => ({ questionType, ...kept }), [questionType, kept])
	return <KeptContext value={value}>{children}</KeptContext>
}

interface KeptOfOne extends Pick<KeptInPractice, 'questionType' | 'state' | 'retry'> {
	kept: KeptWithQuestion
	change: ChangeKept
}

type Judged = Pick<KeptWithQuestion, 'judgement' | 'judgedAt'>

/** Returns what the viewer keeps with one question of the list around. */
export function useKeptOf(questionId: string): KeptOfOne {
	const around = use(KeptContext)
	if (!around) throw new Error('what is kept with a question is asked for outside of a KeptProvider')
	const { questionType, state, all, retry, change } = around
	const marks = useSyncExternalStore(onMarksChanged, localMarks, noMarks)
	const isMarkedHere = state === 'nobody' && (marks[questionType] ?? []).includes(questionId)
	const here = useJudgedHere(`${questionType}:${questionId}`)
	const stored = all.find((one) => one.questionId === questionId) ?? nothingKept(questionId)
	const { judgement, judgedAt } = here ? laterOf<Judged>(stored, here) : stored
	const found = { ...stored, judgement, judgedAt }
	return {
		questionType,
		state,
		retry,
		kept: isMarkedHere ? { ...found, isToRevise: true } : found,
		change: useCallback((by) => change(questionId, by), [change, questionId]),
	}
}
