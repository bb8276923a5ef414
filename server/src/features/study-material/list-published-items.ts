import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { StudyCard } from '@aravalli/shared/study-material/contract'
import { type SectionKind, sectionKinds } from '@aravalli/shared/study-material/kinds'
import { type Paper, papers } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'
import { countTerms } from '../../content/counting/tables.ts'
import { facetTerm } from '../../content/index-terms.ts'
import { listNewest } from '../../content/list-newest.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { presentCard } from './present-item.ts'

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

const paperTerm = (paper: Paper | '') => facetTerm('paper', paper)

/** Lists published items of a section, newest first; without a page the newest 200. */
export async function listPublishedItems(
	{ db }: Database,
	section: Section,
	{ paperNo, ...wanted }: ListRequest,
	language: Language,
): Promise<StudyList> {
	const kind: SectionKind = sectionKinds[section]
	const terms = paperNo ? [paperTerm(paperNo)] : []
	const [{ items, pagination }, counts] = await Promise.all([
		listNewest(db, kind, { language, terms, ...wanted }),
		countTerms(db, section, paperTerm('')),
	])
	return {
		data: items.map(presentCard),
		pagination,
		papers: papers.flatMap((paper) => {
			const count = counts.get(paperTerm(paper)) ?? 0
			return count > 0 ? [{ paperNo: paper, items: count }] : []
		}),
	}
}
