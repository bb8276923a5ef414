import { MAX_PAPER_PAGES } from '@aravalli/shared/answer-copies/copy'
import type { Pagination } from '@aravalli/shared/endpoint'
import type { Language } from '@aravalli/shared/language'
import type { Paper, PaperCard } from '@aravalli/shared/mains-mock-tests/contract'
import { mainsPaperKind } from '@aravalli/shared/mains-mock-tests/kind'
import { sectionsOf, sheetsFor } from '@aravalli/shared/mains-mock-tests/sitting'
import { getItem, type Item } from '../../../content/items.ts'
import { listNewest } from '../../../content/list-newest.ts'
import type { Queryable } from '../../../platform/database/open-database.ts'

export type PaperItem = Item<typeof mainsPaperKind>

interface Wanted {
	page: number
	limit: number
	language: Language
}

export async function listPapers(
	db: Queryable,
	wanted: Wanted,
): Promise<{ data: PaperCard[]; pagination: Pagination }> {
	const { items, pagination } = await listNewest(db, mainsPaperKind, { ...wanted, hasTranslations: false, terms: [] })
	return { data: items.map(presentCard), pagination }
}

/** Gives a published paper with all of its texts, in both languages. @throws AppError `mains-paper.not-found` */
export const getPaperItem = (db: Queryable, id: string, language: Language): Promise<PaperItem> =>
	getItem(db, mainsPaperKind, id, { language, hasTranslations: true, notFound: 'mains-paper.not-found' })

/** @throws AppError `mains-paper.not-found` */
export async function getPaper(db: Queryable, id: string, language: Language): Promise<Paper> {
	const paper = await getPaperItem(db, id, language)
	const { questionMarks, wordLimits } = paper.common
	const placed = paper.texts.questions.map(({ section }, index) => ({
		section,
		marks: questionMarks[index] ?? 0,
		wordLimit: wordLimits[index] ?? 0,
	}))
	return {
		...presentCard(paper),
		instructions: paper.texts.instructions.split('\n').filter((text) => text.trim() !== ''),
		sections: sectionsOf(placed).map(({ section, questions }) => ({ section, groups: groupsOf(questions) })),
		sheetPages: sheetsFor(questionMarks, MAX_PAPER_PAGES),
		hasHindi: paper.translations.hindi !== null,
	}
}

function presentCard({ id, common, card, isFallback }: PaperItem): PaperCard {
	const { paperNo, examYear, minutes, uploadMinutes, totalMarks, questionMarks } = common
	return {
		...{ paperId: id, title: card.title, about: card.about, isFallback },
		...{ paperNo, examYear, minutes, uploadMinutes, totalMarks },
		questionCount: questionMarks.length,
	}
}

interface Group {
	count: number
	marks: number
	wordLimit: number
}

/** Counts the questions that have the same marks and words, in the order in which they come first. */
function groupsOf(questions: readonly Omit<Group, 'count'>[]): Group[] {
	const groups: Group[] = []
	for (const { marks, wordLimit } of questions) {
		const known = groups.find((group) => group.marks === marks && group.wordLimit === wordLimit)
		if (known) known.count += 1
		else groups.push({ count: 1, marks, wordLimit })
	}
	return groups
}
