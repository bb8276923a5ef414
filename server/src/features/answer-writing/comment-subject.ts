import type { CommentSubject } from '../comments/public.ts'
import { isPossibleId } from './question-id.ts'
import { isPublishedQuestion } from './tables.ts'

/** Lets published questions be commented on. */
export const commentSubject: CommentSubject = {
	type: 'answer-writing',
	isPossibleId,
	isOpen: isPublishedQuestion,
}
