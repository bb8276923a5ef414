import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { SubjectType } from '@aravalli/shared/comments/comment'
import {
	type AuthorsFile,
	authorsFile,
	listThreadFolders,
	type ThreadFile,
	threadFile,
} from '../server/src/features/comments/thread-file.ts'
import { type Named, parseJson, readFiles } from './checked-files.ts'
import { commentProblems } from './comment-problems.ts'
import { webpSize } from './picture-problems.ts'

const maxPictureBytes = 60_000
const pictureWidthPixels = 1200
/** No demo is stored sooner after its newest question came out. */
const newestQuestionHours = 48
const HOUR_MS = 3_600_000

/** Tells on which day each question comes out, by its id. */
type QuestionDays = ReadonlyMap<string, string>

/** Lists everything that is wrong in a folder of threads, one line each. */
export async function commentsProblems(folder: string, questionDays: Record<SubjectType, QuestionDays>) {
	const authors = await readAuthors(folder)
	const keys = new Set(Object.keys(authors.file))
	const threads: Named<ThreadFile>[] = []
	const found = [...authors.problems]
	for (const kind of await listThreadFolders(folder)) {
		const read = readFiles(folder, kind, threadFile)
		threads.push(...read.files)
		found.push(...read.problems, ...read.files.flatMap((thread) => threadProblems(thread, questionDays[kind], keys)))
	}
	found.push(...silentAuthors(authors.file, threads), ...(await picturesProblems(folder, threads)))
	return { problems: found, threadCount: threads.length }
}

function threadProblems({ path, file }: Named<ThreadFile>, questionDays: QuestionDays, authors: Set<string>): string[] {
	const oldestHours = hoursSince(questionDays, basename(path, '.json'))
	const problems = [
		...(oldestHours === null ? ['there is no such question'] : []),
		...commentProblems(file, { authors, oldestHours: oldestHours ?? Number.POSITIVE_INFINITY }),
	]
	return problems.map((problem) => `${path}: ${problem}`)
}

async function readAuthors(folder: string): Promise<{ file: AuthorsFile; problems: string[] }> {
	const parsed = authorsFile.safeParse(parseJson(await readFile(join(folder, 'authors.json'), 'utf8')))
	if (!parsed.success) {
		return {
			file: {},
			problems: parsed.error.issues.map(({ path, message }) => `authors.json: ${path.join('.')} ${message}`),
		}
	}
	const emails = Object.values(parsed.data).map(({ email }) => email)
	const problems = emails
		.filter((email) => !email.endsWith('@example.com'))
		.map((email) => `authors.json: ${email} may exist`)
	if (new Set(emails).size < emails.length) problems.push('authors.json: two authors have the same e-mail address')
	return { file: parsed.data, problems }
}

function hoursSince(questionDays: QuestionDays, questionId: string): number | null {
	const day = questionDays.get(questionId)
	if (!day) return null
	const newest = Math.max(...[...questionDays.values()].map(Date.parse))
	return (newest - Date.parse(day)) / HOUR_MS + newestQuestionHours
}

function silentAuthors(authors: AuthorsFile, threads: Named<ThreadFile>[]): string[] {
	const speaking = new Set(
		threads
			.flatMap(({ file }) => file.comments.flatMap((comment) => [comment, ...(comment.replies ?? [])]))
			.map(({ author }) => author),
	)
	return Object.keys(authors)
		.filter((key) => !speaking.has(key))
		.map((key) => `authors.json: ${key} says nothing`)
}

async function picturesProblems(folder: string, threads: Named<ThreadFile>[]): Promise<string[]> {
	const used = threads.flatMap(({ file }) =>
		file.comments.flatMap(({ images = [] }) => images.map((image) => image.file)),
	)
	const there = await readdir(join(folder, 'pictures'))
	const problems = used.filter((name) => !there.includes(name)).map((name) => `pictures/${name} is not there`)
	for (const name of there) {
		if (used.filter((other) => other === name).length !== 1) problems.push(`pictures/${name} is not used exactly once`)
		const picture = await readFile(join(folder, 'pictures', name))
		if (webpSize(picture)?.width !== pictureWidthPixels)
			problems.push(`pictures/${name} is not a WebP of ${pictureWidthPixels} pixels`)
		if (picture.byteLength > maxPictureBytes) problems.push(`pictures/${name} has ${picture.byteLength} bytes`)
	}
	return problems
}
