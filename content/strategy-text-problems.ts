import type { Bilingual } from '@aravalli/shared/language'
import { languages } from '@aravalli/shared/language'
import type { RoutineFile, SyllabusFile, TabFile } from '../server/src/features/strategy/strategy-files.ts'
import { nuktaProblems } from './nukta-problems.ts'
import { textProblems, twinProblems } from './text-problems.ts'

/**
 * The specification's static syllabus says this, in its order (2-learning §9): the weightages of a mains paper in
 * percent.
 */
const specifiedWeightages: Record<string, Record<string, number>> = {
	'gs-paper-1': { 'History of Rajasthan': 30, 'Indian History': 25, 'World History': 20, 'Art and Culture': 25 },
	'gs-paper-2': { 'Indian Polity': 35, 'Rajasthan Polity': 30, 'Social Justice': 20, 'International Relations': 15 },
	'gs-paper-3': { 'Indian Economy': 35, 'Rajasthan Economy': 30, 'Science and Technology': 20, Environment: 15 },
	'gs-paper-4': { 'Ethics and Human Values': 40, 'Ethics in Public Administration': 35, 'Case Studies': 25 },
}

const specifiedPapers: Record<string, RoutineFile['paper']> = {
	monday: 'GS_PAPER_1',
	tuesday: 'GS_PAPER_2',
	wednesday: 'GS_PAPER_3',
	thursday: 'GS_PAPER_4',
	friday: 'ESSAY',
	weekend: null,
}

/** Says what is wrong with a tab of the strategy, its shape being right; one sentence each. */
export function tabProblems({ sections }: TabFile): string[] {
	return sections.flatMap(({ section, items }) => [
		...pairProblems(`section “${section.english}”`, section),
		...items.flatMap(({ title, description, points }) => [
			...pairProblems(`“${title.english}”: title`, title),
			...pairProblems(`“${title.english}”: description`, description),
			...listProblems(`“${title.english}”: point`, points),
		]),
	])
}

/** @param paper as its file is named */
export function syllabusProblems(paper: string, { topics }: SyllabusFile): string[] {
	const texts = topics.flatMap(({ title, points }) => [
		...pairProblems(`“${title.english}”: title`, title),
		...listProblems(`“${title.english}”: point`, points),
	])
	return [...weightageProblems(specifiedWeightages[paper], topics), ...texts]
}

function weightageProblems(specified: Record<string, number> | undefined, topics: SyllabusFile['topics']): string[] {
	if (!specified) {
		return topics.some(({ weightagePercent }) => weightagePercent !== undefined)
			? ['has a weightage, and wants none']
			: []
	}
	const problems = []
	const total = topics.reduce((sum, { weightagePercent = 0 }) => sum + weightagePercent, 0)
	if (total !== 100) problems.push(`has weightages that add up to ${total}`)
	const said = (shares: [string, number | undefined][]) => shares.map(([name, share]) => `${name} ${share}`).join(', ')
	const own = said(topics.map(({ title, weightagePercent }) => [title.english, weightagePercent]))
	const wanted = said(Object.entries(specified))
	if (own !== wanted) problems.push(`has ${own}; specified are ${wanted}`)
	return problems
}

/** @param day as its file is named */
export function routineProblems(day: string, { paper, subjects, task, minutes }: RoutineFile): string[] {
	const problems = [...listProblems('subject', subjects), ...pairProblems('task', task)]
	const wanted = specifiedPapers[day]
	if (paper !== wanted) problems.push(`is for ${paper}; specified is ${wanted}`)
	if ((paper === null) !== (minutes === null)) problems.push('has a paper without minutes, or minutes without a paper')
	return problems
}

function listProblems(name: string, { english, hindi }: Bilingual<string[]>): string[] {
	const problems = english.flatMap((text, index) =>
		pairProblems(`${name} ${index + 1}`, { english: text, hindi: hindi[index] ?? text }),
	)
	if (english.length === hindi.length) return problems
	return [`${name}: ${english.length} in English and ${hindi.length} in Hindi`]
}

function pairProblems(name: string, texts: Bilingual): string[] {
	const own = languages.flatMap((language) =>
		textProblems(texts[language], language).map((found) => `${found} (${language})`),
	)
	return [...own, ...nuktaProblems(texts.hindi), ...twinProblems(texts)].map((problem) => `${name} ${problem}`)
}
