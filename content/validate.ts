/**
 * Checks the demo content and prints one line for each problem; ends with 1 if there are any.
 *
 *   node content/validate.ts [FOLDER]
 */
import { fileURLToPath } from 'node:url'
import { indiaDay } from '@aravalli/shared/india-time'
import { allProblems } from './all-problems.ts'

const content = process.argv[2] ?? fileURLToPath(new URL('.', import.meta.url))
const pictures = fileURLToPath(new URL('../web/public', import.meta.url))
const { problems, counts } = await allProblems({ content, pictures }, indiaDay(new Date()))
const said = Object.entries(counts).map(([what, count]) => `${what} ${count}`)
process.stdout.write(
	[...problems, `${said.join(', ')}: ${problems.length} problems`].map((line) => `${line}\n`).join(''),
)
if (problems.length > 0) process.exitCode = 1
