import type { PracticeNote } from '@aravalli/shared/practice-notes/contract'
import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import type { Database } from '../../platform/database/open-database.ts'
import type { PracticeTarget } from './practice-subject.ts'
import { presentNote } from './present-kept.ts'
import { listOlderNotes } from './tables.ts'

interface OlderNotes extends PracticeTarget<PracticeType> {
	/** So many of the newest are known already. */
	skip: number
}

/** Lists the next notes of one question, below those that come with it; what is no question has none. */
export async function listNotesBelow(
	{ db }: Database,
	userId: string,
	{ subject, questionId, skip }: OlderNotes,
): Promise<PracticeNote[]> {
	if (!subject.isPossibleId(questionId)) return []
	return (await listOlderNotes(db, userId, { type: subject.type, questionId, skip })).map(presentNote)
}
