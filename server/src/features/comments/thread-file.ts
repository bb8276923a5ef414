import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type SubjectType, subjectTypes } from '@aravalli/shared/comments/comment'
import { z } from 'zod'

/**
 * Reads the demo's readers as `content/comments/authors.json` holds them, and what they say below one question as
 * `content/comments/<kind of question>/<question-id>.json` does. `content/validate.ts` checks what makes a good thread;
 * here is only what it takes to store one.
 */
const text = z.string().min(1)
/** The key names the author in `authors.json`. */
const authorKey = z.string().regex(/^[a-z]+$/)

const said = {
	author: authorKey,
	/** Each entry is a line, in the one language that its author typed. */
	text: z.array(text).min(1),
	/** Hours count back from when the demo is stored. */
	hoursAgo: z.number().positive(),
	/** Holds the keys of those who like it. */
	likes: z.array(authorKey),
}

const threadReply = z.strictObject(said)

/** Names a file of `content/comments/pictures`, and what its author had called it. */
const threadPicture = z.strictObject({ file: z.string().regex(/^[a-z0-9-]+\.webp$/), originalName: text })

const threadComment = z.strictObject({
	...said,
	isPinned: z.literal(true).optional(),
	images: z.array(threadPicture).min(1).optional(),
	/** The oldest comes first. */
	replies: z.array(threadReply).min(1).optional(),
})

export const threadFile = z.strictObject({ comments: z.array(threadComment).min(1) })

/** Authors that are demo accounts bring the name of that account; the others are readers who only write comments. */
export const authorsFile = z.record(
	authorKey,
	z.strictObject({ email: z.email(), name: text, isDemoAccount: z.literal(true).optional() }),
)

export type ThreadFile = z.output<typeof threadFile>
export type ThreadComment = z.output<typeof threadComment>
export type ThreadReply = z.output<typeof threadReply>
export type AuthorsFile = z.output<typeof authorsFile>

export interface Thread {
	subjectType: SubjectType
	questionId: string
	comments: ThreadComment[]
}

/**
 * Lists the kinds of questions that have threads; each is a folder.
 * @param folder such as `content/comments`
 */
export async function listThreadFolders(folder: string): Promise<SubjectType[]> {
	const there: readonly string[] = await readdir(folder)
	return subjectTypes.filter((type) => there.includes(type))
}

/**
 * Reads all threads, those of one kind of question together, in the order of their questions' ids.
 *
 * @param folder such as `content/comments`
 * @throws when one file is not a thread
 */
export async function readThreads(folder: string): Promise<Thread[]> {
	const kinds = await listThreadFolders(folder)
	const threads = await Promise.all(kinds.map((subjectType) => readThreadsOf(folder, subjectType)))
	return threads.flat()
}

async function readThreadsOf(folder: string, subjectType: SubjectType): Promise<Thread[]> {
	const place = join(folder, subjectType)
	const names = (await readdir(place)).filter((name) => name.endsWith('.json')).sort()
	return Promise.all(
		names.map(async (name) => {
			const { comments } = threadFile.parse(JSON.parse(await readFile(join(place, name), 'utf8')))
			return { subjectType, questionId: basename(name, '.json'), comments }
		}),
	)
}

/** @param folder such as `content/comments` */
export async function readAuthors(folder: string): Promise<AuthorsFile> {
	return authorsFile.parse(JSON.parse(await readFile(join(folder, 'authors.json'), 'utf8')))
}
