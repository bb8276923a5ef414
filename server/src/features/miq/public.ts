import { miqKind } from '@aravalli/shared/miq/kind'
import { findItems, isPossibleId } from '../../content/items.ts'
import { isPublishedItem } from '../../content/reading/tables.ts'
import type { PracticeSubject } from '../practice-notes/public.ts'

/** Lets published questions be practised. */
export const miqPracticeSubject: PracticeSubject = {
	type: 'miq',
	isPossibleId,
	isOpen: (id) => isPublishedItem(miqKind.name, id),
	async findTitles(db, ids, language) {
		const items = await findItems(db, miqKind, ids, { language, hasBodies: false })
		return new Map(
			items.map(({ id, texts }) => [id, { question: texts.parts[0]?.question ?? '', path: `${miqKind.path}/${id}` }]),
		)
	},
}
