/** Holds the papers of the sections of study material. */

import type { Section } from '../study-sections.ts'

/** A section shows its papers in this order. */
export const papers = ['paper1', 'paper2', 'paper3', 'paper4', 'prelims'] as const

export type Paper = (typeof papers)[number]

/** Capsules are about answers of the Mains. */
export const papersOf = (section: Section): readonly Paper[] =>
	section === 'mains-answer-enrichment-capsule' ? papers.filter((paper) => paper !== 'prelims') : papers

/** Says how hard a paper is (specification, 2-learning §1). */
export type PaperLevel = 'medium' | 'hard' | 'easy' | 'all'

export const paperLevels: Record<Paper, PaperLevel> = {
	paper1: 'medium',
	paper2: 'hard',
	paper3: 'medium',
	paper4: 'easy',
	prelims: 'all',
}

/** Takes the place of a paper in an address: it stands for the items of all of them. */
export const allPapers = 'all-papers'

export type PaperKey = Paper | typeof allPapers

export const ITEMS_PER_PAGE = 12

/** The list of infographics shows so many of an item's questions. */
export const PREVIEWED_QUESTIONS = 3

/** Reads the last part of an address as a paper's list or as one item. It returns null where the section does not have this paper. */
export function readKey(section: Section, key: string): { paper: PaperKey } | { id: string } | null {
	if (key === allPapers) return { paper: allPapers }
	const paper = papers.find((name) => name === key)
	if (!paper) return { id: key }
	return papersOf(section).includes(paper) ? { paper } : null
}
