import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { StudyCard } from '@aravalli/shared/study-material/contract'
import type { Paper, Section } from '@aravalli/shared/study-material/section'
import type { Database } from '../../platform/database/open-database.ts'
import { newestOrPage, paginationOf } from '../../platform/http/newest-or-page.ts'
import { presentCard } from './present-item.ts'
import { countPapers, listItems } from './tables.ts'

interface ListRequest {
	paperNo?: Paper | undefined
	page?: number | undefined
	limit?: number | undefined
}

interface StudyList {
	data: StudyCard[]
	pagination: Pagination
	/** Lists the papers of the section that have any. */
	papers: { paperNo: Paper; items: number }[]
}

/** Lists published items of a section, newest first; without a page the newest 200. */
export async function listPublishedItems(
	{ db }: Database,
	section: Section,
	{ paperNo, ...wanted }: ListRequest,
	language: Language,
): Promise<StudyList> {
	const page = newestOrPage(wanted)
	const { limit, offset } = page
	const [{ rows, total }, counts] = await Promise.all([
		listItems(db, { section, paper: paperNo ?? null, language, limit, offset }),
		countPapers(db, section),
	])
	return {
		data: rows.map(presentCard),
		pagination: paginationOf(page, total),
		papers: [...counts].map(([paper, items]) => ({ paperNo: paper, items })),
	}
}
