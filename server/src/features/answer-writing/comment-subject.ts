import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import { findTitles, isPossibleId } from '../../content/items.ts'
import { isPublishedItem } from '../../content/reading/tables.ts'
import type { CommentSubject } from '../comments/public.ts'

/** Lets published questions be commented on. */
export const commentSubject: CommentSubject = {
	type: 'answer-writing',
	isPossibleId,
	isOpen: (id) => isPublishedItem(answerWritingKind.name, id),
	findTitles: (db, ids, language) => findTitles(db, answerWritingKind, ids, language),
}
