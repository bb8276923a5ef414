import type { Language } from '@aravalli/shared/language'
import type { JudgedType } from '@aravalli/shared/practice-notes/judged-type'
import type { Queryable } from '../../platform/database/open-database.ts'
import type { PracticeSubjects, QuestionTitle } from './practice-subject.ts'

interface Named {
	/** It is null, like the id, where something is kept with no question. */
	questionType: JudgedType | null
	questionId: string | null
}

/** Finds what questions of any types are called. @returns undefined for one that is not published any more */
export async function findAllTitles(
	db: Queryable,
	subjects: PracticeSubjects,
	named: Named[],
	language: Language,
): Promise<(of: Named) => QuestionTitle | undefined> {
	const idsOf = new Map<JudgedType, string[]>()
	for (const { questionType, questionId } of named) {
		if (questionType && questionId) idsOf.set(questionType, [...(idsOf.get(questionType) ?? []), questionId])
	}
	const titles = new Map<string, QuestionTitle>()
	for (const [type, ids] of idsOf) {
		const found = await subjects[type].findTitles(db, [...new Set(ids)], language)
		for (const [id, title] of found) titles.set(`${type} ${id}`, title)
	}
	return ({ questionType, questionId }) => titles.get(`${questionType} ${questionId}`)
}
