/** The five sections of study material and their papers. Without imports: the browser runs it. */

/** As addresses name them; the order in which they are offered. */
export const sections = [
	'to-the-point',
	'mind-map',
	'infographics',
	'learning-through-map',
	'mains-answer-enrichment-capsule',
] as const

export type Section = (typeof sections)[number]

/** In the order in which a section shows them. */
export const papers = ['paper1', 'paper2', 'paper3', 'paper4', 'prelims'] as const

export type Paper = (typeof papers)[number]

/** Capsules are about answers of the Mains. */
export const papersOf = (section: Section): readonly Paper[] =>
	section === 'mains-answer-enrichment-capsule' ? papers.filter((paper) => paper !== 'prelims') : papers

/** How hard a paper is said to be (specification, 2-learning §1). */
export type PaperLevel = 'medium' | 'hard' | 'easy' | 'all'

export const paperLevels: Record<Paper, PaperLevel> = {
	paper1: 'medium',
	paper2: 'hard',
	paper3: 'medium',
	paper4: 'easy',
	prelims: 'all',
}

/** In the place of a paper in an address: the items of all of them. */
export const allPapers = 'all-papers'

export type PaperKey = Paper | typeof allPapers

export const ITEMS_PER_PAGE = 12

/** So many of an item's questions are shown in the list of infographics. */
export const PREVIEWED_QUESTIONS = 3

/** What the last part of an address means: a paper's list, or one item. Null: a paper that the section does not have. */
export function readKey(section: Section, key: string): { paper: PaperKey } | { id: string } | null {
	if (key === allPapers) return { paper: allPapers }
	const paper = papers.find((name) => name === key)
	if (!paper) return { id: key }
	return papersOf(section).includes(paper) ? { paper } : null
}
