import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type QuestionFile, questionFile } from '../server/src/features/answer-writing/question-file.ts'
import { parseJson } from './checked-files.ts'
import { collectionProblems, type NamedQuestion } from './collection-problems.ts'
import { questionProblems } from './question-problems.ts'

interface ContentFindings {
	problems: string[]
	/** Tells on which day each question comes out, by its id. */
	questionDays: Map<string, string>
}

/** Lists everything that is wrong in a folder of question files, one line each. */
export async function contentProblems(folder: string): Promise<ContentFindings> {
	const problems: string[] = []
	const questions: NamedQuestion[] = []
	for (const path of await filesBelow(folder)) {
		const { question, found } = readQuestion(path, await readFile(join(folder, path), 'utf8'))
		problems.push(...found.map((problem) => `${path}: ${problem}`))
		if (question) questions.push({ path, question })
	}
	const questionDays = questions.map(({ path, question }) => [basename(path, '.json'), question.publishedOn] as const)
	return { problems: [...problems, ...collectionProblems(questions)], questionDays: new Map(questionDays) }
}

async function filesBelow(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) =>
			join(entry.parentPath, entry.name)
				.slice(folder.length + 1)
				.replaceAll('\\', '/'),
		)
		.sort()
}

function readQuestion(path: string, content: string): { question?: QuestionFile; found: string[] } {
	const parsed = questionFile.safeParse(parseJson(content))
	if (!parsed.success)
		return { found: parsed.error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`.trim()) }
	return { question: parsed.data, found: [...pathProblems(path, parsed.data), ...questionProblems(parsed.data)] }
}

function pathProblems(path: string, { paperCategory }: QuestionFile): string[] {
	const folder = paperCategory.toLowerCase().replaceAll('_', '-')
	const problems = []
	if (!/^[^/]+\/[a-z0-9]+(-[a-z0-9]+)*\.json$/.test(path))
		problems.push('is not named <category>/<id>.json, the id a slug')
	if (!path.startsWith(`${folder}/`)) problems.push(`belongs into ${folder}/`)
	return problems
}
