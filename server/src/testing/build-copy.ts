import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CopyState } from '@aravalli/shared/answer-copies/copy'
import type { Question } from '@aravalli/shared/answer-writing/kind'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { type AnswerCopyRow, answerCopies, answerPages, answerUploads } from '../features/answer-copies/tables.ts'
import { type EvaluationRow, evaluations } from '../features/evaluation/tables.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Files } from '../platform/files/files.ts'

/** Is where a copy is stored: a test's app, or a product that the test drives. */
export interface CopyPlace {
	database: Database
	files: Pick<Files, 'keepContent' | 'keepPicture' | 'attach'>
}

export interface BuiltCopy {
	copy: AnswerCopyRow
	pageIds: string[]
	/** Those that were asked for, in their order. */
	evaluations: EvaluationRow[]
}

interface GivenCopy {
	userId: string
	/** Is the question that is answered; `storeQuestions` makes it readable. */
	question?: Pick<Question, 'paperCategory' | 'marks'> & { id: string }
	state?: CopyState
	pages?: number
	/** Is 'YYYY-MM-DD'; another question or day for each copy of a learner. */
	day?: string
	copy?: Partial<AnswerCopyRow>
	/** Are put into the queue with it; one that waits where nothing is said and the copy was sent. */
	evaluations?: Partial<EvaluationRow>[]
}

const governor = { id: 'governor-discretion', paperCategory: 'GS_PAPER_3', marks: 10 } as const
/** A camera's picture that was held upright, and what is made of it for reading. */
const PAGE = { width: 1_200, height: 1_600 }
const FULL = { width: 2_400, height: 3_200 }

/** Stores an answer that was sent, with pictures of its pages, as the way through the camera leaves it. */
export async function storeCopy(place: CopyPlace, given: GivenCopy): Promise<BuiltCopy> {
	const { pages: pageCount = 1 } = given
	const pictures = await inTurn(() => keepPages(place, pageCount))
	return place.database.transaction(async (tx) => {
		const { rows } = await tx.execute<{ number: number }>(sql`select nextval('answer_copy_numbers')::int as number`)
		const copy = buildCopy(given, rows[0]?.number ?? 0)
		await tx.insert(answerCopies).values(copy)
		const pageIds: string[] = []
		for (const [position, kept] of pictures.entries()) {
			await place.files.attach(tx, Object.values(kept))
			const uploadId = randomId()
			const { original, reading, full } = kept
			const createdAt = copy.createdAt
			const file = { fileId: original.fileId, sha256: original.sha256, mediaType: original.mediaType }
			const upload = { ...file, id: uploadId, copyId: copy.id, uploadKey: randomUUID() }
			await tx.insert(answerUploads).values({ ...upload, fileName: 'page.jpg', state: 'ready', createdAt })
			const id = randomId()
			const files = { readingFileId: reading.fileId, fullFileId: full.fileId, ...PAGE }
			await tx.insert(answerPages).values({ id, copyId: copy.id, uploadId, part: 0, position, ...files })
			pageIds.push(id)
		}
		const wanted = (given.evaluations ?? (copy.state === 'draft' ? [] : [{}])).map((one) => buildEvaluation(copy, one))
		if (wanted.length > 0) await tx.insert(evaluations).values(wanted)
		return { copy, pageIds, evaluations: wanted }
	})
}

const randomId = () => randomBytes(12).toString('hex')

const HOUR = 3_600_000

/** Fills in what the state of a copy asks for. */
function buildCopy({ userId, question = governor, state = 'waiting', pages = 1, ...given }: GivenCopy, number: number) {
	const createdAt = given.copy?.createdAt ?? new Date('2026-11-24T06:00:00Z')
	const later = (hours: number) => new Date(createdAt.getTime() + hours * HOUR)
	const isSent = state !== 'draft'
	const isStarted = state === 'evaluating' || state === 'returned'
	const copy: AnswerCopyRow = {
		id: randomId(),
		number: isSent ? number : null,
		userId,
		subscriptionId: null,
		questionId: question.id,
		day: given.day ?? '2026-11-24',
		paperCategory: question.paperCategory,
		maxMarks: question.marks,
		questionMarks: null,
		state,
		pageCount: pages,
		createdAt,
		submittedAt: isSent ? later(1) : null,
		dueAt: isSent ? later(25) : null,
		startedAt: isStarted ? later(2) : null,
		returnedAt: state === 'returned' ? later(3) : null,
		seenAt: null,
		halfMarks: state === 'returned' ? 13 : null,
		isReEvaluated: false,
		isSample: false,
	}
	return { ...copy, ...given.copy }
}

/** Fills in what the state of an evaluation asks for. */
function buildEvaluation(
	{ id: copyId, paperCategory, dueAt, createdAt }: AnswerCopyRow,
	given: Partial<EvaluationRow>,
): EvaluationRow {
	const { state = 'waiting' } = given
	return {
		id: randomId(),
		copyId,
		kind: 'first',
		state,
		paperCategory,
		dueAt: dueAt ?? createdAt,
		createdAt,
		evaluatorId: null,
		claimedAt: state === 'waiting' ? null : new Date(createdAt.getTime() + 2 * HOUR),
		overdueAt: null,
		publishedAt: state === 'published' ? new Date(createdAt.getTime() + 3 * HOUR) : null,
		halfMarks: state === 'published' ? 13 : null,
		reason: null,
		...given,
	}
}

let last: Promise<unknown> = Promise.resolve()

/** Nobody may have many pictures made at once. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
	const turn = last.then(work, work)
	last = turn.catch(() => undefined)
	return turn
}

async function keepPages(place: CopyPlace, count: number) {
	const kept: Awaited<ReturnType<typeof keepPage>>[] = []
	while (kept.length < count) kept.push(await keepPage(place, kept.length + 1))
	return kept
}

/** Each page shows another number, so that no two files of a copy are alike. */
async function keepPage({ files }: CopyPlace, number: number) {
	const drawn = await drawnPage(number)
	const folder = await mkdtemp(join(tmpdir(), 'aravalli-page-'))
	try {
		const path = join(folder, 'page.jpg')
		await writeFile(path, drawn)
		const received = { path, fileName: 'page.jpg', sizeBytes: drawn.length }
		return {
			original: await files.keepContent(drawn, { mediaType: 'image/jpeg', originalName: 'page.jpg' }),
			reading: await files.keepPicture(received, 'copies'),
			full: await files.keepContent(drawn, { mediaType: 'image/jpeg', originalName: 'page.jpg' }),
		}
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

const drawn = new Map<number, Promise<Buffer>>()

/** Drawing takes longer than all that is done with the picture. */
function drawnPage(number: number) {
	const known = drawn.get(number)
	if (known !== undefined) return known
	const made = drawPage(number, FULL)
	drawn.set(number, made)
	return made
}

/** Draws ruled paper with strokes as if written, and the number of the page. */
function drawPage(number: number, { width, height }: { width: number; height: number }): Promise<Buffer> {
	const lines = Array.from({ length: 20 }, (_, index) => {
		const y = 300 + index * 140
		const words = Array.from({ length: 7 }, (_unused, word) => {
			const x = 420 + word * 260 + ((index * 37) % 60)
			return `<path d="M${x} ${y}q40 -90 80 0t80 0t60 -40" stroke="#23349a" stroke-width="9" fill="none"/>`
		})
		return `<path d="M0 ${y + 30}H${width}" stroke="#b9cbe6" stroke-width="4"/>${words.join('')}`
	})
	const margin = `<path d="M300 0V${height}M316 0V${height}" stroke="#e58a96" stroke-width="5"/>`
	const text = `<text x="${width - 220}" y="190" font-size="120" fill="#23349a">${number}</text>`
	const paper = `<rect width="${width}" height="${height}" fill="#fcfbf5"/>`
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paper}${margin}${lines.join('')}${text}</svg>`
	return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}
