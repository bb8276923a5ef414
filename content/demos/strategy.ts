import { routineKind, strategyKind, topicKind } from '@aravalli/shared/strategy/kinds'
import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { routineDays, type StageTab, syllabusPapers } from '@aravalli/shared/strategy/values'
import {
	type RoutineFile,
	routineFile,
	type SyllabusFile,
	syllabusFile,
	tabFile,
	toDay,
	toItems,
	toTopics,
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

const stageDemo = (stage: 'prelims' | 'mains', names: readonly string[]) =>
	declareDemo({
		kind: strategyKind,
		folder: `strategy/${stage}`,
		shape: tabFile,
		toItems: (file, name) => toItems(`${stage}-${name}` as StageTab, file).map(titled),
		names,
		mayShareTitles: true,
	})

const titled = <T extends { item: { english: { title: string } } }>(named: T) => ({
	...named,
	title: named.item.english.title,
})

const paperNames = new Map((['PRELIMS', ...syllabusPapers] as const).map((paper) => [nameOf(paper), paper]))

export const strategyDemos = [
	stageDemo('prelims', prelimsTabs),
	stageDemo('mains', mainsTabs),
	declareDemo({
		kind: topicKind,
		folder: 'strategy/syllabus',
		shape: syllabusFile,
		toItems: (file, name) => toTopics(paperNames.get(name) ?? 'PRELIMS', file).map(titled),
		names: [...paperNames.keys()],
		mayShareTitles: true,
		ownProblems: ({ topics }, paper) => weightageProblems(specifiedWeightages[paper], topics),
	}),
	declareDemo({
		kind: routineKind,
		folder: 'strategy/routine',
		shape: routineFile,
		toItems: (file, day) => [{ id: day, item: toDay(day as (typeof routineDays)[number], file) }],
		names: routineDays,
		ownProblems: ({ paper, minutes }, day) => [
			...(paper === specifiedPapers[day] ? [] : [`is for ${paper}; specified is ${specifiedPapers[day]}`]),
			...((paper === null) === (minutes === null) ? [] : ['has a paper without minutes, or minutes without a paper']),
		],
	}),
]

function nameOf(paper: string): string {
	return paper.toLowerCase().replaceAll('_', '-')
}

function weightageProblems(specified: Record<string, number> | undefined, topics: SyllabusFile['topics']): string[] {
	const own = topics.flatMap(({ title, weightagePercent }) =>
		weightagePercent === undefined ? [] : [`${title.english} ${weightagePercent}`],
	)
	const wanted = Object.entries(specified ?? {}).map(([topic, share]) => `${topic} ${share}`)
	return own.join() === wanted.join()
		? []
		: [`has the weightages ${own.join(', ')}; specified are ${wanted.join(', ') || 'none'}`]
}
