import type { JudgedPart } from '@aravalli/shared/practice-notes/contract'
import type { Database } from '../../../platform/database/open-database.ts'
import type { PracticeTarget } from '../practice-subject.ts'
import { listJudged } from './tables.ts'

/** Lists how somebody has judged the own answers to the questions of an item. */
export async function listJudgedParts({ db }: Database, userId: string, target: PracticeTarget): Promise<JudgedPart[]> {
	return await listJudged(db, userId, target)
}
