import { itemStatistics } from '@aravalli/shared/mock-tests/item-statistics'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { entriesOf } from '../marking/score-of.ts'
import type { MockTestServices } from '../mock-test-services.ts'
import {
	listSheets,
	listToMeasure,
	type Measured,
	type MeasuredSheet,
	type PaperToMeasure,
	replaceStatistics,
} from './tables.ts'

const measureJob = defineJob<Record<string, never>>('mock-tests.measure-questions')
const MEASURE_EVERY_MINUTES = 10
/** Tells as much as all of them would. */
const MOST_SHEETS = 5000

export function workForStatistics(services: MockTestServices): void {
	services.jobs.work(measureJob, () => measureQuestions(services))
	services.jobs.every(measureJob, MEASURE_EVERY_MINUTES)
}

/** Measures how the questions did in each paper that was taken, or marked anew, since it was measured last. */
export async function measureQuestions({ database, now }: MockTestServices): Promise<void> {
	for (const paper of await listToMeasure(database.db)) {
		const measuredAt = now()
		const measured = measurePaper(paper, await listSheets(database.db, paper, MOST_SHEETS))
		await database.transaction((tx) => replaceStatistics(tx, paper.paperId, measured, measuredAt))
	}
}

/** A paper that was edited has attempts of several forms: those of the newest form count. */
function measurePaper({ key }: PaperToMeasure, sheets: MeasuredSheet[]): Measured[] {
	const questionIds = sheets[0]?.questionIds ?? []
	const form = questionIds.join()
	const alike = sheets.filter((sheet) => sheet.questionIds.join() === form)
	const statistics = itemStatistics(entriesOf(questionIds, key), alike)
	return questionIds.flatMap((questionId, index) => {
		const one = statistics[index]
		return one ? [{ questionId, ...one }] : []
	})
}
