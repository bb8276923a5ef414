import type { Role } from '@aravalli/shared/access'
import type { Database } from '../../platform/database/open-database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

export interface EvaluationServices {
	database: Database
	files: Pick<Files, 'read'>
	jobs: Jobs
	/** Is what an evaluator returns a day at most, where ADMIN has said nothing else. */
	dailyQuota: number
	now: () => Date
}

/** Is whoever evaluates, as far as rules ask for it. */
export interface Evaluator {
	userId: string
	/** Decides between two that differ, and may open any copy. */
	isAdmin: boolean
}

export const evaluatorOf = ({ userId, role }: { userId: string; role: Role }): Evaluator => ({
	userId,
	isAdmin: role === 'ADMIN',
})

/** Keeps what cannot be the id of an evaluation or of a copy from reaching the database. */
export const isPossibleId = (id: string): boolean => /^[0-9a-f]{24}$/.test(id)
