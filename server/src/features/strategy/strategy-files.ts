import {
	type AdviceItem,
	type RoutineItem,
	routineKind,
	strategyKind,
	type TopicItem,
	topicKind,
} from '@aravalli/shared/strategy/kinds'
import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import {
	routineDays,
	routinePapers,
	type StageTab,
	strategyIcons,
	syllabusPapers,
} from '@aravalli/shared/strategy/values'
import { z } from 'zod'
import type { DemoFiles } from '../../content/demo-files.ts'
import { bilingual, text } from '../../content/demo-parts.ts'

const texts = bilingual(z.array(text))

const item = z.strictObject({
	icon: z.enum(strategyIcons).default('BookOpen'),
	title: bilingual(text),
	description: bilingual(text),
	points: texts,
})

/** Reads a tab of the strategy as `content/strategy/prelims/<tab>.json` and `…/mains/<tab>.json` hold it. */
const tabFile = z.strictObject({
	sections: z.array(z.strictObject({ section: bilingual(text), items: z.array(item).min(1) })).min(1),
})

/** Reads the syllabus of a paper as `content/strategy/syllabus/<paper>.json` holds it. */
const syllabusFile = z.strictObject({
	topics: z
		.array(
			z.strictObject({
				title: bilingual(text),
				weightagePercent: z.int().min(1).optional(),
				points: texts,
				pointTopics: z.array(text),
			}),
		)
		.min(1),
})

/** Reads a day of the routine as `content/strategy/routine/<day>.json` holds it. */
const routineFile = z.strictObject({
	paper: z.enum(routinePapers).nullable(),
	subjects: texts,
	task: bilingual(text),
	minutes: z.int().min(1).nullable(),
})

type TabFile = z.output<typeof tabFile>
export type SyllabusFile = z.output<typeof syllabusFile>
export type RoutineFile = z.output<typeof routineFile>

const serverStrategy = { kind: strategyKind }

export const prelimsFiles: DemoFiles<TabFile> = {
	own: serverStrategy,
	folder: 'strategy/prelims',
	shape: tabFile,
	names: prelimsTabs,
	toItems: (file, tab) => toItems(`prelims-${tab}` as StageTab, file),
}

export const mainsFiles: DemoFiles<TabFile> = {
	own: serverStrategy,
	folder: 'strategy/mains',
	shape: tabFile,
	names: mainsTabs,
	toItems: (file, tab) => toItems(`mains-${tab}` as StageTab, file),
}

const paperNames = new Map((['PRELIMS', ...syllabusPapers] as const).map((paper) => [nameOf(paper), paper]))

export const syllabusFiles: DemoFiles<SyllabusFile> = {
	own: { kind: topicKind },
	folder: 'strategy/syllabus',
	shape: syllabusFile,
	names: [...paperNames.keys()],
	toItems: (file, name) => toTopics(paperNames.get(name) ?? 'PRELIMS', file),
}

export const routineFiles: DemoFiles<RoutineFile> = {
	own: { kind: routineKind },
	folder: 'strategy/routine',
	shape: routineFile,
	names: routineDays,
	toItems: (file, day) => [{ id: day, item: toDay(day as (typeof routineDays)[number], file) }],
}

interface Named<I> {
	id: string
	item: I
}

function toItems(tab: StageTab, { sections }: TabFile): Named<AdviceItem>[] {
	const items = sections.flatMap(({ section, items }) => items.map((own) => ({ section, ...own })))
	return items.map(({ icon, section, title, description, points }, index) => {
		const textsIn = (language: 'english' | 'hindi') => ({
			section: section[language],
			title: title[language],
			description: description[language],
			points: points[language],
		})
		const position = index + 1
		const item = { tab, position, icon, english: textsIn('english'), hindi: textsIn('hindi') }
		return { id: `${tab}-${position}`, item }
	})
}

function toTopics(paper: TopicItem['paper'], { topics }: SyllabusFile): Named<TopicItem>[] {
	return topics.map(({ title, weightagePercent = null, points, pointTopics }, index) => ({
		id: `${nameOf(paper)}-${index + 1}`,
		item: {
			paper,
			position: index + 1,
			weightagePercent,
			pointTopics,
			english: { title: title.english, points: points.english },
			hindi: { title: title.hindi, points: points.hindi },
		},
	}))
}

function nameOf(paper: string): string {
	return paper.toLowerCase().replaceAll('_', '-')
}

function toDay(day: (typeof routineDays)[number], { paper, subjects, task, minutes }: RoutineFile): RoutineItem {
	return {
		day,
		paper,
		minutes,
		english: { subjects: subjects.english, task: task.english },
		hindi: { subjects: subjects.hindi, task: task.hindi },
	}
}
