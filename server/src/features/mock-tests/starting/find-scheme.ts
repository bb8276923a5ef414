import type { Language } from '@aravalli/shared/language'
import { markingSchemeKind } from '@aravalli/shared/mock-tests/kinds'
import { facetTerm } from '../../../content/index-terms.ts'
import { type Item, listItems } from '../../../content/items.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'

export type SchemeItem = Item<typeof markingSchemeKind>

/** Finds how the papers of an examination are marked; null where no scheme of it is published. */
export async function findScheme(db: Queryable, cycle: string, language: Language): Promise<SchemeItem | null> {
	const terms = [facetTerm('cycle', cycle)]
	const { items } = await listItems(db, markingSchemeKind, { language, terms, limit: 1, offset: 0 })
	return items[0] ?? null
}
