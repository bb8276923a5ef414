import type { CommentSubject } from '../comments/public.ts'
import { isPossibleId } from './question-id.ts'
import { isPublishedQuestion } from './reading/tables.ts'

/** Lets published questions be commented on. */
export const commentSubject: CommentSubject = {
	type: 'miq',
	isPossibleId,
	isOpen: isPublishedQuestion,
}
