import type { AdviceItem, RoutineItem, TopicItem } from '@aravalli/shared/strategy/kinds'
import { type routineDays, routinePapers, type StageTab, strategyIcons } from '@aravalli/shared/strategy/values'
import { z } from 'zod'

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

interface Named<I> {
	id: string
	item: I
}

export function toItems(tab: StageTab, { sections }: TabFile): Named<AdviceItem>[] {
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

export function toTopics(paper: TopicItem['paper'], { topics }: SyllabusFile): Named<TopicItem>[] {
	return topics.map(({ title, weightagePercent = null, points }, index) => ({
		id: `${paper.toLowerCase().replaceAll('_', '-')}-${index + 1}`,
		item: {
			paper,
			position: index + 1,
			weightagePercent,
			english: { title: title.english, points: points.english },
			hindi: { title: title.hindi, points: points.hindi },
		},
	}))
}

export function toDay(day: (typeof routineDays)[number], { paper, subjects, task, minutes }: RoutineFile): RoutineItem {
	return {
		day,
		paper,
		minutes,
		english: { subjects: subjects.english, task: task.english },
		hindi: { subjects: subjects.hindi, task: task.hindi },
	}
}
