import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import type { Queryable, SqlPart } from '../../platform/database/database.ts'

/** Describes a kind of question that can be practised; the feature that it belongs to supplies it. */
export interface PracticeSubject {
	type: PracticeType
	/** Keeps whatever cannot be an id from reaching the database. */
	isPossibleId(id: string): boolean
	/** Gives a condition of SQL: there is such a question, and everybody sees it. */
	isOpen(id: string): SqlPart
	/** Tells how those of the questions that are published begin, and where they are shown; by id. */
	findTitles(db: Queryable, ids: string[], language: Language): Promise<Map<string, QuestionTitle>>
}

export interface QuestionTitle {
	question: string
	path: string
}

export type PracticeSubjects = Record<PracticeType, PracticeSubject>

/** Names one question that something is kept with. */
export interface PracticeTarget {
	subject: PracticeSubject
	questionId: string
}

/** @throws AppError `question.not-found` for what is no id at all */
export function practiceTarget(subjects: PracticeSubjects, type: PracticeType, questionId: string): PracticeTarget {
	const subject = subjects[type]
	if (!subject.isPossibleId(questionId)) throw new AppError('question.not-found')
	return { subject, questionId }
}
