import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import type { NewQuestion } from './new-question.ts'
import { miqFile, toNewQuestion } from './question-file.ts'
import { hasQuestions, insertQuestions } from './storing/tables.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/miq', import.meta.url))

/** Stores the demo questions, all or none, in a database that has no most important question yet. */
export async function seedMiq(database: Database, log: DatabaseLog, folder = contentFolder): Promise<void> {
	if (await hasQuestions(database.db)) return
	const questions = await readQuestions(folder)
	await database.transaction((tx) => insertQuestions(tx, questions))
	log.info({ questions: questions.length }, 'The most important questions of the demo have been stored.')
}

async function readQuestions(folder: string): Promise<NewQuestion[]> {
	const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.json')).sort()
	return Promise.all(
		paths.map(async (path) => {
			const file = miqFile.parse(JSON.parse(await readFile(join(folder, path), 'utf8')))
			return toNewQuestion(basename(path, '.json'), file)
		}),
	)
}
