import { FEWEST_TO_COMPARE } from '@aravalli/shared/mock-tests/standing'
import type { QuestionStatistics } from '@aravalli/shared/mock-tests/statistics-contract'
import { isPossibleId } from '../../../content/items.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { listStatistics, type StatisticsRow } from './tables.ts'

/** Gives how a question did in all papers together; of one in no paper, that nobody has answered it. */
export async function getStatistics({ db }: Database, questionId: string): Promise<QuestionStatistics> {
	const rows = isPossibleId(questionId) ? await listStatistics(db, questionId) : []
	const sum = (countOf: (row: StatisticsRow) => number) => rows.reduce((all, row) => all + countOf(row), 0)
	const option = (letter: string) => sum(({ options }) => options[letter] ?? 0)
	const attempts = sum((row) => row.attempts)
	const isTold = attempts >= FEWEST_TO_COMPARE
	const measured = rows.filter(({ discrimination }) => discrimination !== null)
	const weight = measured.reduce((all, row) => all + row.attempts, 0)
	return {
		attempts,
		options: { A: option('A'), B: option('B'), C: option('C'), D: option('D'), E: option('E'), blank: option('-') },
		rightShare: isTold ? sum(({ right }) => right) / attempts : null,
		discrimination:
			isTold && weight > 0
				? measured.reduce((all, row) => all + (row.discrimination ?? 0) * row.attempts, 0) / weight
				: null,
		measuredAt:
			rows.length === 0 ? null : new Date(Math.max(...rows.map((row) => Date.parse(row.measuredAt)))).toISOString(),
	}
}
