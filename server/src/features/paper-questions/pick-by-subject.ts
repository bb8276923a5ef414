import { type PrelimsSubject, prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import type { Queryable } from '../../platform/database/open-database.ts'
import { pickQuestions, type QuestionRow } from './tables.ts'

interface PickRequest {
	counts: Partial<Record<PrelimsSubject, number>>
	chosen: readonly string[]
	paperId: string
}

/** Picks so many questions of each subject, in the order of the syllabus; where there are fewer, those that there are. */
export async function pickBySubject(db: Queryable, { counts, ...rest }: PickRequest): Promise<QuestionRow[]> {
	const picked: QuestionRow[] = []
	for (const subject of prelimsSubjects) {
		const count = counts[subject] ?? 0
		if (count > 0) picked.push(...(await pickQuestions(db, { subject, count, ...rest })))
	}
	return picked
}
