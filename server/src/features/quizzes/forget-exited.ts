import { retentionTerms } from '@aravalli/shared/policy-terms'
import type { Forget } from '../../platform/database/forget.ts'
import { deleteExited } from './tables.ts'

const DAY = 24 * 3_600_000

/** Forgets exited quizzes; what was submitted, or is still open, stays. */
export const forgetExited: Forget = (db, now, most) =>
	deleteExited(db, new Date(now.getTime() - retentionTerms.exitedQuizDays * DAY), most)
