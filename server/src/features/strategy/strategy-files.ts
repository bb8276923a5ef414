import { routineDays, routinePapers, strategyIcons } from '@aravalli/shared/strategy/contract'
import type { MainsTab, PrelimsTab } from '@aravalli/shared/strategy/tabs'
import { z } from 'zod'
import type { RoutineDayRow, Stage, StrategyItemRow, SyllabusTopicRow } from './tables.ts'

/**
 * Reads strategy, syllabus and weekly routine as `content/strategy/` holds them: `prelims/<tab>.json` and
 * `mains/<tab>.json`, `syllabus/<paper>.json`, `routine/<day>.json`. `content/validate.ts` checks what makes good ones;
 * here is only what it takes to store them.
 */
const text = z.string().min(1)
const bilingual = <T extends z.ZodType>(part: T) => z.strictObject({ english: part, hindi: part })
const texts = bilingual(z.array(text))

const item = z.strictObject({
	icon: z.enum(strategyIcons).default('BookOpen'),
	title: bilingual(text),
	description: bilingual(text),
	points: texts,
})

export const tabFile = z.strictObject({
	sections: z.array(z.strictObject({ section: bilingual(text), items: z.array(item).min(1) })).min(1),
})

export const syllabusFile = z.strictObject({
	topics: z
		.array(z.strictObject({ title: bilingual(text), weightagePercent: z.int().min(1).optional(), points: texts }))
		.min(1),
})

export const routineFile = z.strictObject({
	paper: z.enum(routinePapers).nullable(),
	subjects: texts,
	task: bilingual(text),
	minutes: z.int().min(1).nullable(),
})

export type TabFile = z.output<typeof tabFile>
export type SyllabusFile = z.output<typeof syllabusFile>
export type RoutineFile = z.output<typeof routineFile>

export function toItemRows(stage: Stage, tab: PrelimsTab | MainsTab, { sections }: TabFile): StrategyItemRow[] {
	const items = sections.flatMap(({ section, items }) => items.map((own) => ({ section, ...own })))
	return items.map(({ icon, section, title, description, points }, index) => {
		const textsIn = (language: 'english' | 'hindi') => ({
			section: section[language],
			title: title[language],
			description: description[language],
			points: points[language],
		})
		const position = index + 1
		const id = `${stage}-${tab}-${position}`
		return { id, stage, tab, position, icon, english: textsIn('english'), hindi: textsIn('hindi') }
	})
}

export function toTopicRows(paper: SyllabusTopicRow['paper'], { topics }: SyllabusFile): SyllabusTopicRow[] {
	return topics.map(({ title, weightagePercent = null, points }, index) => ({
		id: `${paper.toLowerCase().replaceAll('_', '-')}-${index + 1}`,
		paper,
		position: index + 1,
		weightagePercent,
		english: { title: title.english, points: points.english },
		hindi: { title: title.hindi, points: points.hindi },
	}))
}

export function toDayRow(
	day: (typeof routineDays)[number],
	{ paper, subjects, task, minutes }: RoutineFile,
): RoutineDayRow {
	return {
		position: routineDays.indexOf(day) + 1,
		paper,
		minutes,
		english: { subjects: subjects.english, task: task.english },
		hindi: { subjects: subjects.hindi, task: task.hindi },
	}
}
