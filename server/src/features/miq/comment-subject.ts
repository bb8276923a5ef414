import { miqKind } from '@aravalli/shared/miq/kind'
import { findTitles, isPossibleId } from '../../content/items.ts'
import { isPublishedItem } from '../../content/reading/tables.ts'
import type { CommentSubject } from '../comments/public.ts'

/** Lets published questions be commented on. */
export const commentSubject: CommentSubject = {
	type: 'miq',
	isPossibleId,
	isOpen: (id) => isPublishedItem(miqKind.name, id),
	findTitles: (db, ids, language) => findTitles(db, miqKind, ids, language),
}
