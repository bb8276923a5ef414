import type { KeptWithQuestion } from '@aravalli/shared/practice-notes/contract'
import { MAX_QUESTIONS_ASKED, type PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import type { Database } from '../../platform/database/open-database.ts'
import { invalidField } from '../../platform/http/invalid-field.ts'
import type { PracticeSubject } from './practice-subject.ts'
import { presentKept } from './present-kept.ts'
import { listKeptWith } from './tables.ts'

/** Lists what somebody keeps with some questions; ids that no question can have are as if they were not there. */
export async function listKeptWithQuestions(
	{ db }: Database,
	userId: string,
	subject: PracticeSubject<PracticeType>,
	questionIds: string[],
): Promise<KeptWithQuestion[]> {
	if (questionIds.length > MAX_QUESTIONS_ASKED) throw invalidField('questionIds', 'too_big')
	const possible = questionIds.filter((id) => subject.isPossibleId(id))
	if (possible.length === 0) return []
	return (await listKeptWith(db, userId, subject.type, possible)).map(presentKept)
}
