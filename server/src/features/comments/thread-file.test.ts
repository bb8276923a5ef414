import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readAuthors, readThreads } from './thread-file.ts'

const content = fileURLToPath(new URL('../../../../content/comments', import.meta.url))

it('reads all demo threads with the ids of their questions', async () => {
	const threads = await readThreads(content)
	expect(threads).toHaveLength(18)
	const newest = threads.find(({ questionId }) => questionId === 'prajamandal-political-awakening')
	expect(newest?.subjectType).toBe('answer-writing')
	expect(newest?.comments).toHaveLength(16)
	expect(newest?.comments[0]).toMatchObject({ author: 'anita', isPinned: true, hoursAgo: 43 })
	expect(newest?.comments[1]?.images).toEqual([{ file: 'prajamandal-outline.webp', originalName: 'my outline.jpg' }])
})

it('knows the authors, those with a demo account among them', async () => {
	const authors = await readAuthors(content)
	expect(authors.imran).toEqual({ email: 'subscriber@example.com', name: 'Imran Khan', isDemoAccount: true })
	expect(Object.keys(authors)).toHaveLength(15)
})

it('reads the threads of each kind of question, where there are any', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'aravalli-threads-'))
	expect(await readThreads(folder)).toEqual([])
	await mkdir(join(folder, 'miq'))
	const comments = [{ author: 'imran', text: ['Yes.'], hoursAgo: 1, likes: [] }]
	await writeFile(join(folder, 'miq', 'stepwells.json'), JSON.stringify({ comments }))
	expect(await readThreads(folder)).toEqual([{ subjectType: 'miq', questionId: 'stepwells', comments }])
	await rm(folder, { recursive: true })
})

it('refuses a file that is not a thread', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'aravalli-threads-'))
	await cp(content, folder, { recursive: true })
	await writeFile(join(folder, 'answer-writing', 'span-of-control-meaning.json'), '{"comments":[{"author":"imran"}]}')
	await expect(readThreads(folder)).rejects.toThrow()
	await rm(folder, { recursive: true })
})
