import { CATCH_UP_DAYS, paperSubject } from '@aravalli/shared/answer-copies/copy'
import { closingOf } from '@aravalli/shared/daily-questions/daily-question'
import type { HalfMarks } from '@aravalli/shared/evaluation/rubric'
import { totalOf } from '@aravalli/shared/evaluation/rubric'
import { addDays } from '@aravalli/shared/india-time'
import type { Sitting, SittingCard } from '@aravalli/shared/mains-mock-tests/contract'
import { minutePlan, phaseOf } from '@aravalli/shared/mains-mock-tests/sitting'
import type { PaperItem } from '../papers/get-paper.ts'
import type { SittingRow } from '../tables.ts'
import type { PaperCopy } from './sitting-services.ts'

/** Nothing of a paper can be sent from this moment on: drafts of copies go then. */
export const sendableUntil = ({ day }: Pick<SittingRow, 'day'>): Date => closingOf(addDays(day, CATCH_UP_DAYS), 24 * 60)

/** Tells whether the pen is down: the time is over, or its learner has said so. */
export const isOver = (row: SittingRow, now: Date): boolean => phaseOf(timesOf(row), now.getTime()) !== 'writing'

export function presentCard(row: SittingRow, copies: readonly PaperCopy[], now: Date): SittingCard {
	const { id: sittingId, paperId, day, startedAt, questionMarks, selfMarks } = row
	const questionId = paperSubject(paperId)
	const copy = copies.find((own) => own.questionId === questionId && own.day === day)
	return {
		...{ sittingId, paperId, questionId, day, startedAt: startedAt.toISOString() },
		...timesOf(row),
		sendableUntil: sendableUntil(row).toISOString(),
		isOver: isOver(row, now),
		totalMarks: questionMarks.reduce((sum, marks) => sum + marks, 0),
		copy: copy ? presentCopy(copy, row) : null,
		selfMarks: selfMarks && inMarks(selfMarks),
		selfTotal: selfMarks && totalOf(selfMarks) / 2,
	}
}

export const inMarks = (halves: HalfMarks): Record<string, number> =>
	Object.fromEntries(Object.entries(halves).map(([part, half]) => [part, half / 2]))

const timesOf = ({ endsAt, uploadUntil, finishedAt }: SittingRow) => ({
	endsAt: endsAt.toISOString(),
	uploadUntil: uploadUntil.toISOString(),
	finishedAt: finishedAt?.toISOString() ?? null,
})

function presentCopy(copy: PaperCopy, { uploadUntil }: SittingRow): SittingCard['copy'] {
	const { id: copyId, state, pageCount, submittedAt, halfMarks } = copy
	return {
		...{ copyId, state, pageCount },
		submittedAt: submittedAt?.toISOString() ?? null,
		isLate: submittedAt !== null && submittedAt > uploadUntil,
		total: state === 'returned' && halfMarks !== null ? halfMarks / 2 : null,
	}
}

/** Gives an attempt with its questions; the marks are those of its beginning, model answers come when it is over. */
export function presentSitting(
	row: SittingRow,
	{ paper, copies, now }: { paper: PaperItem; copies: readonly PaperCopy[]; now: Date },
): Sitting {
	const card = presentCard(row, copies, now)
	const minutes = Math.round((row.endsAt.getTime() - row.startedAt.getTime()) / 60_000)
	const doneBy = minutePlan(row.questionMarks, minutes)
	const textsOf = ({ questions }: { questions: Texts[] }, index: number) =>
		shownTexts(questions[index] ?? { section: '', question: '', answer: '', marksSplit: '' }, card.isOver)
	const { english, hindi } = paper.translations
	return {
		...card,
		title: paper.card.title,
		now: now.toISOString(),
		minutes,
		doneNumbers: row.doneNumbers,
		questions: row.questionMarks.map((marks, index) => ({
			number: index + 1,
			marks,
			wordLimit: paper.common.wordLimits[index] ?? 0,
			doneBy: doneBy[index] ?? minutes,
			translations: { english: textsOf(english, index), hindi: hindi && textsOf(hindi, index) },
		})),
	}
}

interface Texts {
	section: string
	question: string
	answer: string
	marksSplit: string
}

const shownTexts = (texts: Texts, hasAnswers: boolean): Texts =>
	hasAnswers ? texts : { ...texts, answer: '', marksSplit: '' }
