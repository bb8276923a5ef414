import { readFile } from 'node:fs/promises'

let answer

/** Keeps the product's own list answer in memory: this page pays for no query. */
export async function listQuestions() {
	answer ??= JSON.parse(await readFile(process.env.QUESTIONS_FILE, 'utf8'))
	return answer
}
