import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ThreadComment, ThreadReply } from '../server/src/features/comments/thread-file.ts'
import { questionDays as daysOf } from './all-problems.ts'
import { commentsProblems } from './comments-problems.ts'
import { demosProblems } from './demo-problems.ts'
import { answerWritingDemo, miqDemo } from './demos/questions.ts'
import { ours, today } from './planted-content.ts'

const own = fileURLToPath(new URL('comments', import.meta.url))
const questionDays = daysOf(demosProblems([answerWritingDemo, miqDemo], ours, today).read)

/** The question came out six days before the newest one. */
const path = 'answer-writing/span-of-control-meaning.json'

let folder: string

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'aravalli-threads-'))
	await cp(own, folder, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const problems = async () => (await commentsProblems(folder, questionDays)).problems

async function problemsWith(thread: unknown): Promise<string[]> {
	await writeFile(join(folder, path), typeof thread === 'string' ? thread : JSON.stringify(thread))
	return (await problems())
		.filter((problem) => problem.startsWith(path))
		.map((problem) => problem.slice(path.length + 2))
}

const reply: ThreadReply = { author: 'nisha', text: ['हाँ, 15 शब्द काफ़ी हैं।'], hoursAgo: 9, likes: [] }
const good: ThreadComment = {
	author: 'pooja',
	text: ['Fifteen words are enough:', 'who, how many, how well.'],
	hoursAgo: 10,
	likes: ['imran'],
	replies: [reply],
}

const withComment = (change: Partial<ThreadComment>) => problemsWith({ comments: [{ ...good, ...change }] })
const saying = (...text: string[]) => withComment({ text })
const answering = (change: Partial<ThreadReply>) => withComment({ replies: [{ ...reply, ...change }] })

it('finds nothing wrong with ours', async () => {
	const found = await commentsProblems(folder, questionDays)
	expect(found).toEqual({ problems: [], threadCount: 18 })
})

it('finds nothing wrong with a good thread', async () => {
	expect(await withComment({})).toEqual([])
	expect(await saying('मेरे लिए “span” शब्द नया था। 🙂')).toEqual([])
})

describe('the shape of a thread', () => {
	it.each<[string, unknown, string]>([
		['no JSON', '{', 'Invalid input'],
		['no comment', { comments: [] }, 'comments Too small'],
		['an unknown field', { comments: [{ ...good, isFeatured: true }] }, 'Unrecognized key: "isFeatured"'],
		['a comment unpinned in words', { comments: [{ ...good, isPinned: false }] }, 'comments.0.isPinned Invalid input'],
		['a text that is not in lines', { comments: [{ ...good, text: 'Yes.' }] }, 'comments.0.text Invalid input'],
		['a comment of tomorrow', { comments: [{ ...good, hoursAgo: -1 }] }, 'comments.0.hoursAgo Too small'],
		[
			'a picture elsewhere',
			{ comments: [{ ...good, images: [{ file: '../a.webp', originalName: 'a' }] }] },
			'images.0.file',
		],
	])('%s', async (_, thread, problem) => {
		expect((await problemsWith(thread)).join('\n')).toContain(problem)
	})
})

describe('one comment', () => {
	it.each<[string, () => Promise<string[]>, string]>([
		['1,001 characters', () => saying(`${'a'.repeat(1000)}.`), 'comment 1 comment-too-long'],
		['501 characters in a reply', () => answering({ text: [`${'a'.repeat(500)}.`] }), 'reply 1 reply-too-long'],
		['an author whom nobody knows', () => withComment({ author: 'sita' }), 'names sita, who is not in authors.json'],
		['a like by somebody whom nobody knows', () => answering({ likes: ['sita'] }), 'names sita'],
		['a like twice', () => withComment({ likes: ['imran', 'imran'] }), 'is liked twice by somebody'],
		['a like of one’s own', () => withComment({ likes: ['pooja'] }), 'is liked by its own author'],
		[
			'a reply before its comment',
			() => answering({ hoursAgo: 11 }),
			'reply 1 is not later than what stands before it',
		],
		[
			'a reply before an earlier one',
			() => withComment({ replies: [reply, { ...reply, hoursAgo: 9.5 }] }),
			'reply 2 is not later than what stands before it',
		],
		['older than its question', () => withComment({ hoursAgo: 193 }), 'comment 1 is older than its question'],
		['two languages', () => saying('मेरा answer is not complete yet.'), 'has Devanagari letters (english)'],
		['a full stop in Hindi', () => saying('यह सही है.'), 'ends a sentence with a full stop; use a danda (hindi)'],
		['no full stop', () => saying('This is right'), 'does not end like a sentence (english)'],
		['a word without its nukta', () => saying('यह बिल्कुल गलत है।'), 'writes “गलत” without its nukta (hindi)'],
		['another spelling', () => saying('मेवाड़ प्रजामण्डल लिखें।'), 'write “प्रजामंडल” (hindi)'],
		['a joiner', () => saying('अब सम\u200dझा।'), 'has invisible or broken characters (hindi)'],
		['composed letters', () => saying('यह ब\u0921\u093cा ही स\u095cक।'), 'is not in Unicode NFC (hindi)'],
		['straight quotes', () => saying('Write "span" first.'), 'has straight quotes; use “ and ” (english)'],
		['many emoji', () => saying('Done! 🙂 Again! 🙂'), 'has more than one emoji (english)'],
	])('%s', async (_, problemsOf, problem) => {
		expect((await problemsOf()).join('\n')).toContain(problem)
	})

	it('more pictures than a comment may have', async () => {
		const images = Array.from({ length: 4 }, (_, index) => ({ file: `${index}.webp`, originalName: 'page.jpg' }))
		expect(await withComment({ images })).toContain('comment 1 has too many images')
	})

	it('a second one that is pinned', async () => {
		const pinned = { ...good, isPinned: true }
		expect(await problemsWith({ comments: [pinned, pinned] })).toEqual(['pins more than one comment'])
	})
})

describe('the collection', () => {
	it('has threads below questions that are there', async () => {
		await cp(join(folder, path), join(folder, 'answer-writing/lost-question.json'))
		expect(await problems()).toEqual(['answer-writing/lost-question.json: there is no such question'])
	})

	it('has threads below each kind of question, and holds each against the questions of its kind', async () => {
		// The newest is the one that came out last of its kind.
		const [[newest] = []] = [...questionDays.miq].sort(([, one], [, other]) => (one < other ? 1 : -1))
		for (const id of [newest, 'span-of-control-meaning'])
			await writeFile(join(folder, `miq/${id}.json`), JSON.stringify({ comments: [{ ...good, hoursAgo: 49 }] }))
		const found = await commentsProblems(folder, questionDays)
		expect(found).toEqual({
			problems: expect.arrayContaining([
				'miq/span-of-control-meaning.json: there is no such question',
				`miq/${newest}.json: comment 1 is older than its question`,
			]),
			threadCount: 20,
		})
	})

	it('has the pictures that are named, each once, small enough, and no other', async () => {
		const outline = join(folder, 'pictures/prajamandal-outline.webp')
		const bytes = await readFile(outline)
		await writeFile(join(folder, 'pictures/other.webp'), bytes)
		expect(await problems()).toEqual(['pictures/other.webp is not used exactly once'])
		await rm(join(folder, 'pictures/other.webp'))
		await writeFile(outline, Buffer.concat([bytes, Buffer.alloc(60_000)]))
		expect((await problems())[0]).toMatch(/^pictures\/prajamandal-outline\.webp has \d+ bytes$/)
		await writeFile(outline, 'no picture')
		expect(await problems()).toEqual(['pictures/prajamandal-outline.webp is not a WebP of 1200 pixels'])
		await rm(outline)
		expect(await problems()).toEqual(['pictures/prajamandal-outline.webp is not there'])
	})

	it('has authors who speak, each at an address that nobody has', async () => {
		const authors = JSON.parse(await readFile(join(folder, 'authors.json'), 'utf8'))
		authors.sita = { email: 'ritu@example.com', name: 'Sita' }
		authors.nisha.email = 'nisha@example.org'
		await writeFile(join(folder, 'authors.json'), JSON.stringify(authors))
		expect(await problems()).toEqual([
			'authors.json: nisha@example.org may exist',
			'authors.json: two authors have the same e-mail address',
			'authors.json: sita says nothing',
		])
	})
})
