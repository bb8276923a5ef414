import type { Language } from '@aravalli/shared/language'
import type { ReportedKind } from '@aravalli/shared/question-reports/report'
import type { SqlPart } from '../../platform/database/database.ts'
import type { Database, Queryable } from '../../platform/database/open-database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

/** Describes questions that can be reported; the feature that they belong to supplies it. */
export interface ReportSubject {
	/** Keeps whatever cannot be an id from reaching the database. */
	isPossibleId(id: string): boolean
	/** Gives a condition of SQL: there is such a question, and everybody sees it. */
	isOpen(id: string): SqlPart
	/** Tells how those of the questions that are published begin; by id. */
	findTitles(db: Queryable, ids: string[], language: Language): Promise<Map<string, { question: string }>>
}

export interface ReportServices {
	database: Database
	jobs: Pick<Jobs, 'send'>
	now: () => Date
	subjects: Readonly<Record<ReportedKind, ReportSubject>>
}
