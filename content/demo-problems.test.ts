import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { kinds } from '@aravalli/shared/kinds'
import { describe, expect, it } from 'vitest'
import { allProblems } from './all-problems.ts'
import { demos, ours, plantedContent, today } from './planted-content.ts'

const content = plantedContent()

it('finds nothing wrong with ours, of which each kind has some', async () => {
	const { problems, counts } = await allProblems(ours, today)
	expect(problems).toEqual([])
	expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
	expect(new Set(demos.map(({ own }) => own.kind.name))).toEqual(new Set(kinds.map(({ name }) => name)))
})

const question = 'answer-writing/gs-paper-1/dual-aspect-accounting-concept.json'
/** The file is one of ours, elsewhere. */
const unchanged = (file: object) => file
const banner = 'announcements/banners/essay.json'
const post = 'blogs/using-maps-of-rajasthan.json'

describe('the shape of a file', () => {
	it.each<[string, (file: Record<string, unknown>) => unknown, string]>([
		['a missing field', (file) => delete file.marks, 'marks Invalid input'],
		['an unknown field', (file) => (file.source = 'book'), 'Unrecognized key: "source"'],
		['missing Hindi', (file) => (file.questionText = { english: 'Who?' }), 'questionText.hindi Invalid input'],
		['a blank text', (file) => (file.subCategory = { english: 'Art', hindi: '' }), 'subCategory.hindi Too small'],
		['an unknown category', (file) => (file.paperCategory = 'GS_PAPER_5'), 'paperCategory Invalid option'],
		['a day to come', (file) => (file.daysAgo = -1), 'daysAgo Too small'],
		['an empty answer', (file) => (file.answer = { english: [], hindi: [] }), 'answer.english Too small'],
	])('%s', async (_, change, problem) => {
		expect((await content.problemsOf(question, change)).join('\n')).toContain(problem)
	})

	it.each(['{', '[]'])('what is no object: %s', async (text) => {
		await content.write(question, text)
		expect((await content.problemsIn('answer-writing')).join('\n')).toContain(`${question}:  Invalid input`)
	})
})

describe('the place of a file', () => {
	it.each([
		['answer-writing/essay/haldighati.json', 'belongs into gs-paper-1/'],
		['answer-writing/gs-paper-1/Haldighati.json', 'is not named <id>.json, the id a slug'],
		['answer-writing/gs-paper-1/haldi_ghati.json', 'is not named <id>.json, the id a slug'],
	])('%s', async (path, problem) => {
		expect(await content.problemsOf(question, unchanged, path)).toContain(problem)
	})

	it.each([
		['answer-writing/gs-paper-1/haldighati.txt', 'answer-writing/gs-paper-1/haldighati.txt: is not named'],
		['answer-writing/gs-paper-1/deep/haldighati.json', 'answer-writing/gs-paper-1/deep: is not named'],
		['answer-writing/gs-paper-9/haldighati.json', 'answer-writing/gs-paper-9: is not one of gs-paper-1, gs-paper-2'],
		['answer-writing/haldighati.json', 'answer-writing/haldighati.json: is not one of gs-paper-1, gs-paper-2'],
	])('%s is seen', async (path, problem) => {
		await content.write(path, await content.read(question))
		expect((await content.problemsIn('answer-writing')).join('\n')).toContain(problem)
	})

	it('is in a folder of which none is empty', async () => {
		await content.copy('mains-practice')
		await rm(content.at('mains-practice/set-k'), { recursive: true })
		expect(await content.problemsIn('mains-practice')).toEqual(['mains-practice/set-k: has no file'])
		await mkdir(content.at('mains-practice/set-k'))
		expect(await content.problemsIn('mains-practice')).toEqual(['mains-practice/set-k: has no file'])
	})

	it('has the name of a tab, and each tab has its file', async () => {
		const { write, read } = content
		await content.copy('strategy')
		await write('strategy/mains/questions.json', await read('strategy/mains/faq.json'))
		await rm(content.at('strategy/mains/faq.json'))
		const problems = await content.problemsIn('strategy')
		expect(problems[0]).toContain('strategy/mains/questions.json: is not one of answer-writing.json, gs-paper-1.json')
		expect(problems[1]).toBe('strategy/mains/faq.json: is missing')
	})

	it.each([
		['miq/gs-paper-2/list.json', 'miq/gs-paper-2/chambal-ravines-reclamation.json'],
		['mains-practice/set-h/filters.json', 'mains-practice/set-h/writs-in-a-sentence.json'],
	])('is none that an address uses for something else: %s', async (path, other) => {
		expect(await content.problemsOf(other, unchanged, path)).toEqual(['is named as no item may be'])
	})
})

describe('pictures', () => {
	it.each<[string, string, (file: Record<string, unknown>) => unknown, RegExp]>([
		[
			'that is not there',
			post,
			(file) => (file.picture = '/assets/lost.webp'),
			/^names \/assets\/lost.webp, which is not/,
		],
		['of another shape', banner, (file) => (file.phonePicture = file.widePicture), /^\/assets\/.* is not 3:2$/],
		['that is none', post, (file) => (file.picture = '/favicon.svg'), /is not a WebP picture$/],
	])('one %s', async (_, path, change, problem) => {
		expect(await content.problemsOf(path, change)).toEqual([expect.stringMatching(problem)])
	})

	it.each([
		[post, 10_000],
		['current-affairs/great-indian-bustard-godawan.json', 10_000],
		['voices/reviews/lata-damor.json', 4000],
		['voices/testimonials/sunita-meena.json', 4000],
		['study-material/mind-map/parliament-houses-sessions-bills-and-committees.json', 10_000],
	])('of %s, of more than %i bytes', async (path, most) => {
		const file = await content.read(path)
		const picture = await readFile(join(ours.pictures, file.picture))
		await content.write(path, { ...file, pictureSmall: file.pictureSmall && file.picture })
		await mkdir(dirname(content.at(file.picture)), { recursive: true })
		await writeFile(content.at(file.picture), Buffer.concat([picture, Buffer.alloc(most + 1 - picture.byteLength)]))
		expect(await content.problemsIn(dirname(path), content.at(''))).toContain(
			`${path}: ${file.picture} has ${most + 1} bytes; at most ${most} are wanted`,
		)
	})

	it('that was not drawn', async () => {
		const notes = 'study-material/to-the-point/folk-deities-of-rajasthan.json'
		expect(await content.problemsOf(notes, (file) => delete file.picture)).toEqual([
			'has no picture; content/draw-covers.ts draws it',
		])
	})
})

describe('the collection', () => {
	it.each([
		['blogs', 'blogs/using-maps-of-rajasthan.json', 'blogs has 9 files; at least 10 are wanted'],
		['voices', 'voices/testimonials/sunita-meena.json', 'voices/testimonials has 9 files; 10 are wanted'],
		['voices', 'voices/reviews/lata-damor.json', 'voices/reviews has 9 files; 10 are wanted'],
		[
			'current-affairs',
			'current-affairs/great-indian-bustard-godawan.json',
			'current-affairs has 59 files; at least 60 are wanted',
		],
	])('of %s has as many as are wanted', async (folder, path, problem) => {
		await content.copy(folder)
		await rm(content.at(path))
		expect(await content.problemsIn(folder)).toEqual([problem])
	})

	it('uses an id once, over kinds that lie side by side', async () => {
		const notes = 'study-material/to-the-point/folk-deities-of-rajasthan.json'
		const capsule = notes.replace('to-the-point', 'mains-answer-enrichment-capsule')
		for (const path of [notes, capsule]) await content.write(path, await content.read(notes))
		for (const kind of ['mind-map', 'infographics', 'learning-through-map'])
			await mkdir(content.at(`study-material/${kind}`))
		expect(await content.problemsIn('study-material')).toContain(`${capsule}: has the same id as ${notes}`)
	})

	it('asks nothing twice, however it is spelled', async () => {
		const asking = (english: string, hindi: string) =>
			content.changed(question, (file) => (file.questionText = { english, hindi }))
		const write = (name: string, file: unknown) => content.write(`answer-writing/gs-paper-1/${name}.json`, file)
		await write('a', await asking('Who fought at Haldighati in 1576?', '1576 में हल्दीघाटी में कौन लड़ा?'))
		await write('b', await asking('Who fought at the HALDIGHATI, in 1576?', 'हल्दीघाटी में 1576 में कौन लड़े?'))
		await write('c', await asking('Why?', 'क्यों?'))
		await write('d', await asking('How?', 'कैसे?'))
		const same = (await content.problemsIn('answer-writing')).filter((problem) => problem.includes('same title'))
		expect(same).toEqual(
			['english', 'hindi'].map(
				(language) =>
					`answer-writing/gs-paper-1/b.json: has the same title as answer-writing/gs-paper-1/a.json (${language})`,
			),
		)
	})

	it('asks nothing again as a later part of another question, or of its own', async () => {
		const writs = 'mains-practice/set-h/writs-in-a-sentence.json'
		const again = 'mains-practice/set-h/writs-again.json'
		await content.write(writs, await content.read(writs))
		await content.write(
			again,
			await content.changed(writs, ({ parts }) => {
				for (const part of parts) part.question = parts[3].question
				parts.splice(2)
			}),
		)
		const same = (await content.problemsIn('mains-practice')).filter((problem) => problem.includes('same title'))
		expect(same.filter((problem) => problem.endsWith('(hindi)'))).toEqual([
			`${again}: has the same title as ${again} (hindi)`,
			`${writs}: has the same title as ${again} (hindi)`,
		])
	})

	it.each<[string, string, string, string, string]>([
		['subCategory', question, 'लेखांकन एवं अंकेक्षण', 'लेखा परीक्षा', 'calls the subCategory “Accounting and auditing” “'],
		[
			'tags',
			'current-affairs/great-indian-bustard-godawan.json',
			'"वन्यजीव"',
			'"जंगली जीव"',
			'calls the tags “Wildlife” “',
		],
	])('translates its %s in one way', async (_, path, from, to, problem) => {
		const [folder = ''] = path.split('/')
		await content.copy(folder)
		const file = JSON.stringify(await content.read(path))
		expect(file).toContain(from)
		await writeFile(content.at(path), file.replace(from, to))
		expect((await content.problemsIn(folder)).join('\n')).toContain(problem)
	})

	it.each<[string, string, string]>([
		[banner, 'position', 'announcements/banners/rajasthan.json'],
		['voices/testimonials/sunita-meena.json', 'position', 'voices/testimonials/'],
		['study-material/to-the-point/folk-deities-of-rajasthan.json', 'position', 'study-material/to-the-point/'],
		['study-material/to-the-point/folk-deities-of-rajasthan.json', 'cover', 'study-material/to-the-point/'],
	])('%s shares its %s with no other', async (path, key, other) => {
		const folder = path.split('/').slice(0, 2).join('/')
		await content.copy(folder)
		const again = path.replace('.json', '-again.json')
		await content.write(again, await content.read(path))
		expect((await content.problemsIn(folder)).join('\n')).toMatch(
			new RegExp(`has the same ${key} as ${other.split('/')[0]}`),
		)
	})

	it('gives no two voices the same name', async () => {
		await content.copy('voices')
		const sunita = 'voices/testimonials/sunita-meena.json'
		const lata = await content.read('voices/reviews/lata-damor.json')
		await content.write(sunita, await content.changed(sunita, (file) => (file.english.name = lata.english.name)))
		expect(await content.problemsIn('voices')).toEqual([
			`voices/reviews/lata-damor.json: has the same title as ${sunita} (english)`,
		])
	})
})
