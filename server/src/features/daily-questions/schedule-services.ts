import type { Database, Transaction } from '../../platform/database/open-database.ts'

export interface ScheduleServices {
	database: Database
	now: () => Date
	/** Today's questions close so many minutes after midnight in India. */
	closingMinutes: number
	/** Names those of a day's questions to which learners have begun to answer: copies are another feature's. */
	findAnswered: (tx: Transaction, day: string, questionIds: readonly string[]) => Promise<string[]>
}
