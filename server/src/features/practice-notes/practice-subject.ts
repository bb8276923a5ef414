import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { PracticeType } from '@aravalli/shared/practice-notes/practice-note'
import type { Queryable, SqlPart } from '../../platform/database/database.ts'

/** A kind of question that can be practised, as the feature that it belongs to describes it. */
export interface PracticeSubject {
	type: PracticeType
	/** Anything else never reaches the database. */
	isPossibleId(id: string): boolean
	/** A condition of SQL: whether there is such a one, for everybody to see. */
	isOpen(id: string): SqlPart
	/** How those of the questions that are published begin, and where they are shown; by id. */
	findTitles(db: Queryable, ids: string[], language: Language): Promise<Map<string, QuestionTitle>>
}

export interface QuestionTitle {
	question: string
	path: string
}

export type PracticeSubjects = Record<PracticeType, PracticeSubject>

/** One question that something is kept with. */
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
