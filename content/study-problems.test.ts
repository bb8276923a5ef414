import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { studyProblems } from './study-problems.ts'

const own = fileURLToPath(new URL('.', import.meta.url))
const publicFolder = fileURLToPath(new URL('../web/public', import.meta.url))
const notes = 'study-material/to-the-point/folk-deities-of-rajasthan.json'
const mindMap = 'study-material/mind-map/parliament-houses-sessions-bills-and-committees.json'
const graphic = 'study-material/infographics/how-a-bill-becomes-law.json'
const map = 'study-material/learning-through-map/forts-of-rajasthan-on-the-map.json'
const capsule = 'study-material/mains-answer-enrichment-capsule/federalism-articles-commissions-and-judgments.json'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-content-'))
	for (const part of ['study-material', 'places']) await cp(join(own, part), join(folder, part), { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const found = async () => (await studyProblems({ content: folder, public: publicFolder })).problems

/** Tells what is said once a file's data has been changed. */
async function problemsAfter(path: string, change: (file: ReturnType<typeof JSON.parse>) => void): Promise<string> {
	const file = JSON.parse(await readFile(join(folder, path), 'utf8'))
	change(file)
	await writeFile(join(folder, path), JSON.stringify(file))
	return (await found()).join('\n')
}

it('finds nothing wrong with ours, of which each section has at least eight', async () => {
	const { problems, itemCount, placeCount } = await studyProblems({ content: folder, public: publicFolder })
	expect(problems).toEqual([])
	expect(itemCount).toBeGreaterThanOrEqual(40)
	expect(placeCount).toBeGreaterThanOrEqual(20)
})

describe('what it finds', () => {
	it.each([
		[
			'a heading in the other script',
			notes,
			'heading has Devanagari letters (english)',
			(file) => (file.english.heading = 'राजस्थान'),
		],
		['too few questions', notes, 'has 4 questions; 5 to 8 are wanted', (file) => (file.quiz.length = 4)],
		[
			'a question that is none',
			notes,
			'does not end with a question mark',
			(file) => {
				file.quiz[0].question = { english: 'Name the deities.', hindi: 'देवताओं के नाम बताएँ।' }
			},
		],
		[
			'numbers that differ',
			notes,
			'has the numbers 7 in English and (none) in Hindi',
			(file) => {
				file.quiz[0].answer = { english: 'They are 7.', hindi: 'वे सात हैं।' }
			},
		],
		['blocks that differ', notes, 'blocks in English and', (file) => file.body.hindi.pop()],
		[
			'a palette that is none',
			notes,
			'has a cover in pink, which is no palette',
			(file) => (file.cover.palette = 'pink'),
		],
		['a missing picture', notes, 'which is not there', (file) => (file.picture = '/assets/lost.webp')],
		['an unknown field', notes, 'Unrecognized key', (file) => (file.body.german = [])],
		['a capsule for the Prelims', capsule, 'which have none', (file) => (file.paper = 'prelims')],
		[
			'a node with a single branch',
			mindMap,
			'has a single branch',
			(file) => (file.tree.children[0].children.length = 1),
		],
		['a branch twice', mindMap, 'has a branch twice', (file) => (file.tree.children[1] = file.tree.children[0])],
		['a map that is too small', mindMap, 'nodes; 40 to 110 are wanted', (file) => (file.tree.children.length = 1)],
		[
			'a label that is too long',
			mindMap,
			'at most 44 are wanted',
			(file) => {
				file.tree.label = { english: 'a'.repeat(50), hindi: 'क'.repeat(50) }
			},
		],
		[
			'parts that are no whole',
			graphic,
			'has parts of 90 percent together',
			(file) => {
				const label = { english: 'A', hindi: 'क' }
				file.blocks[0] = {
					kind: 'parts',
					title: label,
					items: [
						{ label, value: 60 },
						{ label, value: 30 },
					],
				}
			},
		],
		[
			'a comparison with holes',
			graphic,
			'has not one cell for each column',
			(file) => {
				const text = { english: 'A', hindi: 'क' }
				const row = { label: text, cells: [text] }
				file.blocks[0] = { kind: 'compare', title: text, columns: [text, text], rows: [row, row, row] }
			},
		],
		[
			'a place that is not listed',
			map,
			'names atlantis, which is not listed',
			(file) => (file.places[0].place = 'atlantis'),
		],
		['a place twice', map, 'twice', (file) => (file.places[1].place = file.places[0].place)],
		['a place outside the map', 'places/places.json', 'Too big', (file) => (file['sambhar-lake'].longitude = 95)],
	] satisfies [string, string, string, (file: ReturnType<typeof JSON.parse>) => unknown][])(
		'%s',
		async (_, path, problem, change) => {
			expect(await problemsAfter(path, change)).toContain(problem)
		},
	)

	it('an id that two sections have', async () => {
		await cp(join(folder, notes), join(folder, capsule))
		await cp(join(folder, notes), join(folder, notes.replace('to-the-point', 'mains-answer-enrichment-capsule')))
		expect((await found()).join('\n')).toContain('has the same id as to-the-point/folk-deities-of-rajasthan.json')
	})

	it('too few items', async () => {
		for (const name of [
			'federalism-articles-commissions-and-judgments',
			'water-heritage-of-rajasthan-for-culture-answers',
		])
			await rm(join(folder, `study-material/mains-answer-enrichment-capsule/${name}.json`))
		expect(await found()).toContain('mains-answer-enrichment-capsule has 6 items; at least 8 are wanted.')
	})
})
