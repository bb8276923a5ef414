import { sessionTypeKind } from '@aravalli/shared/expert-sessions/kinds'
import type { Bilingual } from '@aravalli/shared/language'
import { listItems } from '../../content/items.ts'
import type { Queryable } from '../../platform/database/open-database.ts'

/** Is what a session can be about. */
export interface SessionType {
	id: string
	name: Bilingual
}

/** A form that offers more is none. */
const MOST = 50

/** Lists the published ones, in the order of the form. */
export async function listSessionTypes(db: Queryable): Promise<SessionType[]> {
	const { items } = await listItems(db, sessionTypeKind, {
		language: 'english',
		hasTranslations: true,
		limit: MOST,
		offset: 0,
	})
	return items
		.toSorted((one, other) => one.common.position - other.common.position)
		.map(({ id, translations: { english, hindi } }) => ({
			id,
			name: { english: english.name, hindi: (hindi ?? english).name },
		}))
}
