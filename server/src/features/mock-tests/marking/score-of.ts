import { type KeyEntry, type Score, scoreTest } from '@aravalli/shared/mock-tests/score-test'
import { type AnswerOption, answerOptions } from '@aravalli/shared/questions/answer-options'
import type { AttemptScheme, Sheet } from '../tables.ts'

/** Gives the right option of each question of a paper by its id. */
export type PaperKey = Readonly<Record<string, KeyEntry>>

export interface FinishedAttempt {
	scheme: AttemptScheme
	questionIds: readonly string[]
	sheet: Sheet
}

/** Reads the options of a sheet by the places of its questions; null stands for none. */
export const optionsOf = ({ answers }: Sheet): (AnswerOption | null)[] =>
	[...answers].map((letter) => answerOptions.find((option) => option === letter) ?? null)

/** A question that nobody knows any more no longer counts. */
export const entriesOf = (questionIds: readonly string[], key: PaperKey): KeyEntry[] =>
	questionIds.map((id) => key[id] ?? 'dropped')

export const scoreOf = ({ scheme, questionIds, sheet }: FinishedAttempt, key: PaperKey): Score =>
	scoreTest(scheme, entriesOf(questionIds, key), optionsOf(sheet))
