import { miqKind } from '@aravalli/shared/miq/kind'
import { findItems } from '../../content/items.ts'
import { openItems } from '../../content/open-items.ts'
import type { PracticeSubject } from '../practice-notes/public.ts'

/** Lets published questions be practised. */
export const miqPracticeSubject: PracticeSubject<'miq'> = {
	type: 'miq',
	...openItems(miqKind),
	async findTitles(db, ids, language) {
		const items = await findItems(db, miqKind, ids, { language, hasBodies: false })
		return new Map(
			items.map(({ id, texts }) => [id, { question: texts.parts[0]?.question ?? '', path: `${miqKind.path}/${id}` }]),
		)
	},
}
