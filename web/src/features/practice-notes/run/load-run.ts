import { practiceTypes } from '@aravalli/shared/practice-notes/practice-note'
import type { ApiClient } from '#web/lib/api.ts'
import { judgedHere } from '../judging/judged-here.ts'
import { localMarks } from '../local-marks.ts'
import type { RunItem } from './run-item.ts'

const MOST_ROWS = 100

/** Brings what the learner got wrong of all questions that have a page to practise on, the newest first. */
export async function loadRun(api: ApiClient, viewerId: string | null): Promise<RunItem[]> {
	if (viewerId === null) return runHere()
	const { data } = await api('GET /api/practice-notes/to-revise', { query: { page: 1, limit: MOST_ROWS } })
	return data.flatMap(({ questionType, questionId, path }) => {
		const type = practiceTypes.find((known) => known === questionType)
		return type && path ? [{ questionType: type, questionId }] : []
	})
}

const isSame = (a: RunItem, b: { questionType: string; questionId: string }) =>
	a.questionType === b.questionType && a.questionId === b.questionId

/** Lists what the device knows of whoever is not signed in: what was judged, then what was only marked. */
export function runHere(): RunItem[] {
	const judged = [...judgedHere().values()].sort((a, b) => b.judgedAt.localeCompare(a.judgedAt))
	const wrong = judged.flatMap(({ questionType, questionId, judgement }) => {
		const type = practiceTypes.find((known) => known === questionType)
		return type && (judgement === 'wrong' || judgement === 'partly') ? [{ questionType: type, questionId }] : []
	})
	const marked = practiceTypes.flatMap((questionType) =>
		(localMarks()[questionType] ?? []).toReversed().map((questionId) => ({ questionType, questionId })),
	)
	return [...wrong, ...marked.filter((item) => !judged.some((one) => one.judgement && isSame(item, one)))]
}
