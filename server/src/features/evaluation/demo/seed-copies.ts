import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentFolder } from '../../../content/read-demo-files.ts'
import type { Database, DatabaseLog, Transaction } from '../../../platform/database/open-database.ts'
import type { Files } from '../../../platform/files/files.ts'
import { giveCredit, hasCopies, newId, type SamplePage, storeSampleCopy } from '../../answer-copies/public.ts'
import { findCopyQuestions } from '../../daily-questions/public.ts'
import { type CopyFile, type DrawnLines, readCopyFiles } from './copy-file.ts'
import { placeAnnotations } from './place-annotations.ts'
import { halvesOf, sampleTimes } from './sample-times.ts'
import { storeSampleEvaluation } from './tables.ts'

interface Seeding {
	database: Database
	files: Files
	log: DatabaseLog
	now: Date
	/** Are the ids of accounts: the learners by the keys of the files, and who evaluates. */
	learners: Map<string, string>
	evaluators: { evaluator: string; colleague: string }
	/** Is the plan that the subscriber's copies were sent with. */
	subscriptionId: string | null
}

const copiesFolder = join(contentFolder, 'answer-copies')

/** Says on which days which questions have to be, because the demo's copies answer them. */
export async function sampleSchedule(now: Date, folder = copiesFolder) {
	const { copies } = await readCopyFiles(folder)
	return copies.map((copy) => ({ day: sampleTimes(copy, now).day, questionId: copy.question }))
}

/** Stores the demo's answer copies at every stage of their way, all or none, in a database that never had one. */
export async function seedCopies(seeding: Seeding, folder = copiesFolder): Promise<void> {
	const { database, files, log } = seeding
	if (await hasCopies(database.db)) return
	const { copies, lines } = await readCopyFiles(folder)
	const questions = await findCopyQuestions(
		database.db,
		copies.map(({ question }) => question),
		'english',
	)
	const drawn = new Map<string, SamplePage[]>()
	for (const copy of copies) drawn.set(copy.name, await keepPages(files, folder, copy))
	await database.transaction(async (tx) => {
		for (const copy of copies) {
			const question = questions.get(copy.question)?.question
			if (!question) throw new Error(`The demo's copy ${copy.name} answers a question that is not there.`)
			await storeCopy(tx, seeding, { copy, question, pages: drawn.get(copy.name) ?? [], lines: lines[copy.name] ?? [] })
		}
	})
	log.info({ copies: copies.length }, 'The sample answer copies of the demo have been stored.')
}

async function keepPages(files: Files, folder: string, { name, pages }: CopyFile): Promise<SamplePage[]> {
	return Promise.all(
		pages.map(async (_, index) => {
			const path = join(folder, 'pages', `${name}-${index + 1}.jpg`)
			const received = { path, fileName: `${name}-${index + 1}.jpg`, sizeBytes: (await stat(path)).size }
			const [original, reading] = await Promise.all([
				files.keepReceived(received, 'image/jpeg'),
				files.keepPicture(received, `demo copies ${name}`),
			])
			return { original, reading }
		}),
	)
}

interface Stored {
	copy: CopyFile
	question: { questionId: string; paperCategory: Parameters<typeof storeSampleCopy>[2]['paperCategory']; marks: number }
	pages: SamplePage[]
	lines: DrawnLines[string]
}

async function storeCopy(tx: Transaction, seeding: Seeding, { copy, question, pages, lines }: Stored): Promise<void> {
	const { files, now, learners, evaluators } = seeding
	const subscriptionId = copy.learner === 'subscriber' && !copy.isDraft ? seeding.subscriptionId : null
	const times = sampleTimes(copy, now)
	const id = newId()
	const userId = learners.get(copy.learner)
	if (!userId) throw new Error(`The demo's copy ${copy.name} is of nobody.`)
	const standing = copy.evaluations.filter(({ kind, afterHours }) => afterHours && kind !== 'second').at(-1)
	const pageIds = await storeSampleCopy(
		tx,
		files,
		{
			...{ id, userId, subscriptionId, questionId: question.questionId, maxMarks: question.marks, questionMarks: null },
			paperCategory: question.paperCategory,
			isReEvaluated: copy.evaluations.some(({ kind }) => kind === 're-evaluation'),
			halfMarks: times.state === 'returned' && standing?.rubric ? halvesOf(standing.rubric).total : null,
			seenAt: null,
			...times,
		},
		pages,
	)
	for (const evaluation of copy.evaluations)
		await storeSampleEvaluation(tx, {
			evaluation,
			copy: { id, paperCategory: question.paperCategory, isOverdue: copy.isOverdue ?? false, ...times },
			evaluatorId: evaluation.by ? evaluators[evaluation.by] : null,
			annotations: placeAnnotations(evaluation.annotations, lines, pageIds),
			now,
		})
	if (copy.isOverdue) await giveCredit(tx, { id, userId }, now)
}
