import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database, DatabaseLog } from '../../platform/database/open-database.ts'
import type { NewQuestion } from './new-question.ts'
import { mainsQuestionFile, toNewQuestion } from './question-file.ts'
import { hasQuestions, insertQuestions } from './tables.ts'

const contentFolder = fileURLToPath(new URL('../../../../content/mains-practice', import.meta.url))

/** Stores the demo questions of the main examination, all or none, in a database that has none yet. */
export async function seedMainsQuestions(database: Database, log: DatabaseLog, folder = contentFolder): Promise<void> {
	if (await hasQuestions(database.db)) return
	const questions = await readQuestions(folder)
	await database.transaction((tx) => insertQuestions(tx, questions))
	log.info({ questions: questions.length }, 'The demo questions of the main examination have been stored.')
}

async function readQuestions(folder: string): Promise<NewQuestion[]> {
	const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.json')).sort()
	return Promise.all(
		paths.map(async (path) => {
			const file = mainsQuestionFile.parse(JSON.parse(await readFile(join(folder, path), 'utf8')))
			return toNewQuestion(basename(path, '.json'), file)
		}),
	)
}
