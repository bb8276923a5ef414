import { basename } from 'node:path'
import { countWords } from '@aravalli/shared/count-words'
import { languages } from '@aravalli/shared/language'
import { type PaperCategory, paperCategories } from '@aravalli/shared/questions/question'
import { type MiqFile, miqFile } from '../server/src/features/miq/question-file.ts'
import { readKinds } from './checked-files.ts'
import { pairProblems } from './pair-problems.ts'
import { partProblems } from './practice-part-problems.ts'
import { repeatedQuestions } from './repeated-questions.ts'

/** The marks of a question decide its minutes and words, over all its parts. */
const forms = new Map([
	[5, { words: 50, durationMinutes: 6 }],
	[10, { words: 100, durationMinutes: 12 }],
	[15, { words: 150, durationMinutes: 15 }],
	[20, { words: 200, durationMinutes: 20 }],
])

const mostParts = 4
const fewestQuestions = 40

/**
 * Lists everything that is wrong with the most important questions, one line each, and tells on which day each comes
 * out, by its id.
 */
export async function miqProblems(folder: string) {
	const { files: questions, problems } = await readKinds(folder, paperCategories.map(folderOf), miqFile)
	for (const { path, file } of questions) {
		const found = [...pathProblems(path, file), ...questionProblems(file)]
		problems.push(...found.map((problem) => `${path}: ${problem}`))
	}
	const named = [...problems, ...repeatedQuestions(questions)].map((problem) => `miq/${problem}`)
	if (questions.length < fewestQuestions) {
		named.push(`There are ${questions.length} most important questions; at least ${fewestQuestions} are wanted.`)
	}
	const questionDays = new Map(questions.map(({ path, file }) => [basename(path, '.json'), file.publishedOn]))
	return { problems: named, questionDays }
}

const folderOf = (category: PaperCategory) => category.toLowerCase().replaceAll('_', '-')

function pathProblems(path: string, { paperCategory }: MiqFile): string[] {
	const folder = folderOf(paperCategory)
	return [
		...(path.startsWith(`${folder}/`) ? [] : [`belongs into ${folder}/`]),
		// The table refuses this id: in the addresses of the calls it is the list.
		...(basename(path) === 'list.json' ? ['is named as no question may be'] : []),
	]
}

function questionProblems(file: MiqFile): string[] {
	const form = forms.get(file.marks)
	if (!form) return [`${file.marks} marks are not one of ${[...forms.keys()].join(', ')}`]
	return [
		...yearProblems(file),
		...(file.durationMinutes === form.durationMinutes
			? []
			: [`${file.marks} marks go with ${form.durationMinutes} minutes`]),
		...(file.parts.length > mostParts ? [`has more than ${mostParts} parts`] : []),
		...tagProblems(file),
		...file.parts.flatMap((part, index) =>
			partProblems(`part ${index + 1}`, part, Math.round(form.words / file.parts.length)),
		),
	]
}

/**
 * Lets an examination have the name of its year also when it is held in the next, and be prepared for in the year
 * before.
 */
function yearProblems({ year, publishedOn }: MiqFile): string[] {
	const published = Number(publishedOn.slice(0, 4))
	return Math.abs(year - published) <= 1 ? [] : [`is for the examination of ${year}, but comes out in ${published}`]
}

function tagProblems({ tags }: MiqFile): string[] {
	const problems = []
	if (tags.english.length < 2 || tags.english.length > 6) problems.push('has other than 2 to 6 tags')
	if (tags.english.length !== tags.hindi.length) problems.push('has more tags in one language than in the other')
	for (const language of languages) {
		const own = tags[language]
		if (new Set(own.map((tag) => tag.toLowerCase())).size < own.length) problems.push(`repeats a tag in ${language}`)
		for (const tag of own) if (countWords(tag) > 3) problems.push(`the tag “${tag}” has more than 3 words`)
	}
	const pairs = tags.english.flatMap((english, index) => {
		const hindi = tags.hindi[index]
		return hindi === undefined ? [] : pairProblems(`tag ${index + 1}`, { english, hindi })
	})
	return [...problems, ...pairs]
}
