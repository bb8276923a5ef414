import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { PaperCard } from '@aravalli/shared/mock-tests/contract'
import { prelimsPaperKind } from '@aravalli/shared/mock-tests/kinds'
import { listNewest } from '../../../content/list-newest.ts'
import type { Database, Queryable } from '../../../platform/database/open-database.ts'
import { findScheme, type SchemeItem } from '../starting/find-scheme.ts'
import { presentPaper } from './present-paper.ts'

/** Lists published papers, the newest first. One whose examination has no scheme yet cannot be marked and is left out. */
export async function listPapers(
	{ db }: Database,
	{ language, ...wanted }: { page: number; limit: number; language: Language },
): Promise<{ data: PaperCard[]; pagination: Pagination }> {
	const { items, pagination } = await listNewest(db, prelimsPaperKind, { ...wanted, language })
	const schemes = await findSchemes(db, [...new Set(items.map(({ common }) => common.cycle))], language)
	const data = items.flatMap((item) => {
		const scheme = schemes.get(item.common.cycle)
		return scheme ? [presentPaper(item, scheme)] : []
	})
	return { data, pagination }
}

async function findSchemes(db: Queryable, cycles: string[], language: Language): Promise<Map<string, SchemeItem>> {
	const found = await Promise.all(cycles.map(async (cycle) => [cycle, await findScheme(db, cycle, language)] as const))
	return new Map(found.flatMap(([cycle, scheme]) => (scheme ? [[cycle, scheme]] : [])))
}
