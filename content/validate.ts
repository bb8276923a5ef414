/**
 * Checks the demo questions in `content/answer-writing` and prints one line for each problem; ends with 1 if there are any.
 *
 *   node content/validate.ts [FOLDER]
 */
import { fileURLToPath } from 'node:url'
import { contentProblems } from './content-problems.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('answer-writing', import.meta.url))
const { problems, questionCount } = await contentProblems(folder)
const summary = `${questionCount} questions, ${problems.length} problems`
process.stdout.write([...problems, summary].map((line) => `${line}\n`).join(''))
if (problems.length > 0) process.exitCode = 1
