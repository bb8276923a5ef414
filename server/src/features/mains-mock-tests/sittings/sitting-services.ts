import type { CopyState } from '@aravalli/shared/answer-copies/copy'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'

/** Is a copy of a paper, as far as an attempt tells of it. */
export interface PaperCopy {
	id: string
	questionId: string
	day: string
	state: CopyState
	pageCount: number
	submittedAt: Date | null
	halfMarks: number | null
}

export interface SittingServices {
	database: Database
	/** Finds somebody's copies that answer one of these. Copies know attempts, so this cannot know them. */
	findCopies: (db: Queryable, userId: string, questionIds: readonly string[]) => Promise<PaperCopy[]>
	now: () => Date
}
