import type { SubjectType } from '@aravalli/shared/comments/comment'
import { AppError } from '@aravalli/shared/errors'
import type { Language } from '@aravalli/shared/language'
import type { Queryable, SqlPart } from '../../platform/database/database.ts'

/** Describes a kind of thing that can be commented on; the feature that it belongs to supplies it. */
export interface CommentSubject {
	type: SubjectType
	/** Keeps whatever cannot be an id from reaching the database. */
	isPossibleId(id: string): boolean
	/** Gives a condition of SQL: there is such a thing, and everybody sees it. @param id may be a column of a statement */
	isOpen(id: string | SqlPart): SqlPart
	/** Tells what those of the ids that everybody sees are called, by their ids. */
	findTitles(db: Queryable, ids: string[], language: Language): Promise<ReadonlyMap<string, string>>
}

/** Names one thing that is commented on. */
export interface CommentTarget {
	subject: CommentSubject
	id: string
}

/** @throws AppError `question.not-found` for what is no id at all */
export function commentTarget(subject: CommentSubject, id: string): CommentTarget {
	if (!subject.isPossibleId(id)) throw new AppError('question.not-found')
	return { subject, id }
}
