import type { PaperCategory } from '@aravalli/shared/questions/question'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { PageReading } from './pages/page-reading.ts'

export interface SubmittedCopy {
	copyId: string
	paperCategory: PaperCategory
	dueAt: Date
	now: Date
}

/** Is what answer copies need of others. */
export interface CopyServices {
	database: Database
	files: Files
	jobs: Jobs
	reading: PageReading
	/** Today's questions close so many minutes after midnight in India. */
	closingMinutes: number
	now: () => Date
	/** Has a copy that was sent evaluated, in the transaction in which it was sent. */
	onSubmitted: (tx: Transaction, copy: SubmittedCopy) => Promise<void>
}
