import type { SubjectType } from '@aravalli/shared/comments/comment'
import { AppError } from '@aravalli/shared/errors'
import type { SqlPart } from '../../platform/database/database.ts'

/** A kind of thing that can be commented on, as the feature that it belongs to describes it. */
export interface CommentSubject {
	type: SubjectType
	/** Anything else never reaches the database. */
	isPossibleId(id: string): boolean
	/** A condition of SQL: whether there is such a one, for everybody to see. */
	isOpen(id: string): SqlPart
}

/** One thing that is commented on. */
export interface CommentTarget {
	subject: CommentSubject
	id: string
}

/** @throws AppError `question.not-found` for what is no id at all */
export function commentTarget(subject: CommentSubject, id: string): CommentTarget {
	if (!subject.isPossibleId(id)) throw new AppError('question.not-found')
	return { subject, id }
}
