import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import type { ListSearch } from '#web/content/list-search.ts'
import type { AnyKind } from '#web/content/listed-kind.ts'
import { type Around, useAround } from '#web/content/use-around.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useAroundInRun } from '../run/use-around-in-run.ts'

export interface OpenedQuestion {
	kind: AnyKind
	questionType: PracticeType
	questionId: string
	list: ListSearch
}

/** Finds the questions before and after one: of its list, or of what the learner got wrong where it was come to from there. */
export function useQuestionAround({ kind, questionType, questionId, list }: OpenedQuestion): Around {
	const isInRun = list.from === 'wrong'
	const inList = useAround({ kind, api: useApi(), list }, questionId, !isInRun)
	const inRun = useAroundInRun({ questionType, questionId }, isInRun)
	return isInRun ? inRun : inList
}
