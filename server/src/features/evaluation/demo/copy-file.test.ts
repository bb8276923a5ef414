import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { partsBeyond, rubricOfAnswer } from '@aravalli/shared/evaluation/rubric'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '../../../content/read-demo-files.ts'
import { readCopyFiles } from './copy-file.ts'
import { placeAnnotations } from './place-annotations.ts'
import { halvesOf, sampleTimes } from './sample-times.ts'

const folder = join(contentFolder, 'answer-copies')
const { copies, lines } = await readCopyFiles(folder)
const questionFiles = (await readdir(join(contentFolder, 'answer-writing'), { recursive: true })).filter((path) =>
	path.endsWith('.json'),
)

async function marksOf(question: string): Promise<number> {
	const path = questionFiles.find((file) => file.endsWith(`/${question}.json`))
	if (path === undefined) throw new Error(`There is no question ${question}.`)
	return JSON.parse(await readFile(join(contentFolder, 'answer-writing', path), 'utf8')).marks
}

describe.each(copies)('the sample copy $name', (copy) => {
	it('has the pages that were drawn of it, with all their lines', async () => {
		expect(lines[copy.name]?.map((page) => page.length)).toEqual(copy.pages.map((page) => page.length))
		const drawn = (await readdir(join(folder, 'pages'))).filter((file) => file.startsWith(`${copy.name}-`))
		expect(drawn).toHaveLength(copy.pages.length)
	})

	it('is given no more than its question has', async () => {
		const max = rubricOfAnswer(await marksOf(copy.question))
		const given = copy.evaluations.flatMap(({ rubric }) => (rubric ? [halvesOf(rubric).rubric] : []))
		expect(given.flatMap((rubric) => partsBeyond(rubric, max))).toEqual([])
	})

	it('has marks that stand on its pages', () => {
		const pageIds = copy.pages.map((_, index) => `page-${index}`)
		const placed = copy.evaluations.flatMap(({ annotations }) =>
			placeAnnotations(annotations, lines[copy.name] ?? [], pageIds),
		)
		expect(placed.filter(({ pageId }) => !pageIds.includes(pageId))).toEqual([])
		const points = placed.flatMap((annotation) => annotation.points)
		expect(points.filter(({ x, y }) => x <= 0 || x >= 1_200 || y <= 0 || y >= 1_600)).toEqual([])
	})
})

it('stand at each stage of their way', () => {
	const now = new Date('2026-11-29T06:00:00Z')
	const states = copies.map((copy) => sampleTimes(copy, now).state)
	expect(new Set(states)).toEqual(new Set(['draft', 'waiting', 'evaluating', 'returned']))
	for (const copy of copies) {
		const { submittedAt, dueAt, returnedAt } = sampleTimes(copy, now)
		if (submittedAt) expect([submittedAt < now, (returnedAt ?? submittedAt) >= submittedAt]).toEqual([true, true])
		if (copy.isOverdue) expect(dueAt && dueAt < now).toBe(true)
	}
})
