import {
	mainsFiles,
	prelimsFiles,
	type RoutineFile,
	routineFiles,
	type SyllabusFile,
	syllabusFiles,
} from '../../server/src/features/strategy/strategy-files.ts'
import { declareDemo } from '../demo.ts'

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

export const strategyDemos = [
	declareDemo({ ...prelimsFiles, mayShareTitles: true }),
	declareDemo({ ...mainsFiles, mayShareTitles: true }),
	declareDemo({
		...syllabusFiles,
		mayShareTitles: true,
		ownProblems: ({ topics }, paper) => weightageProblems(specifiedWeightages[paper], topics),
	}),
	declareDemo({
		...routineFiles,
		ownProblems: ({ paper, minutes }, day) => [
			...(paper === specifiedPapers[day] ? [] : [`is for ${paper}; specified is ${specifiedPapers[day]}`]),
			...((paper === null) === (minutes === null) ? [] : ['has a paper without minutes, or minutes without a paper']),
		],
	}),
]

function weightageProblems(specified: Record<string, number> | undefined, topics: SyllabusFile['topics']): string[] {
	const own = topics.flatMap(({ title, weightagePercent }) =>
		weightagePercent === undefined ? [] : [`${title.english} ${weightagePercent}`],
	)
	const wanted = Object.entries(specified ?? {}).map(([topic, share]) => `${topic} ${share}`)
	return own.join() === wanted.join()
		? []
		: [`has the weightages ${own.join(', ')}; specified are ${wanted.join(', ') || 'none'}`]
}
