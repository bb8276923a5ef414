import { languages } from '@aravalli/shared/language'
import { mainsYears } from '@aravalli/shared/mains-practice/mains-question'
import { type MainsQuestionFile, mainsQuestionFile } from '../server/src/features/mains-practice/question-file.ts'
import { type Named, readKinds } from './checked-files.ts'
import { pairProblems } from './pair-problems.ts'
import { partProblems } from './practice-part-problems.ts'
import { repeatedQuestions } from './repeated-questions.ts'

/** Words that belong to the marks of a part. */
const wordLimits = new Map([
	[2, 15],
	[5, 50],
	[10, 100],
	[20, 200],
])

const mostParts = 4
const longestTopic = 40
const fewestQuestions = 60

/** Everything that is wrong with the questions of the main examination, one line each. */
export async function mainsProblems(folder: string) {
	const { files: questions, problems } = await readKinds(folder, mainsYears.map(String), mainsQuestionFile)
	for (const { path, file } of questions) {
		problems.push(...questionProblems(path, file).map((problem) => `${path}: ${problem}`))
	}
	problems.push(...repeatedQuestions(questions), ...unevenTopics(questions))
	const named = problems.map((problem) => `mains-practice/${problem}`)
	if (questions.length < fewestQuestions) {
		named.push(`There are ${questions.length} mains questions; at least ${fewestQuestions} are wanted.`)
	}
	return { problems: named, questions }
}

function questionProblems(path: string, { year, topic, parts }: MainsQuestionFile): string[] {
	return [
		...(path.startsWith(`${year}/`) ? [] : [`belongs into ${year}/`]),
		...(parts.length > mostParts ? [`has more than ${mostParts} parts`] : []),
		...(topic.english.length > longestTopic ? [`topic has more than ${longestTopic} characters`] : []),
		...pairProblems('topic', topic),
		...parts.flatMap((part, index) => {
			const name = `part ${index + 1}`
			const isRight = wordLimits.get(part.marks) === part.wordLimit
			const form = isRight ? [] : [`${name}: ${part.marks} marks do not go with ${part.wordLimit} words`]
			return [...form, ...partProblems(name, part, part.wordLimit)]
		}),
	]
}

/** A topic has one translation, in both directions. */
function unevenTopics(questions: Named<MainsQuestionFile>[]): string[] {
	return languages.flatMap((language) => {
		const other = language === 'english' ? 'hindi' : 'english'
		const first = new Map<string, Named<MainsQuestionFile>>()
		return questions.flatMap((question) => {
			const { topic } = question.file
			const known = first.get(topic[language])
			if (!known) first.set(topic[language], question)
			return known && known.file.topic[other] !== topic[other]
				? [`${question.path}: the topic “${topic[language]}” is “${known.file.topic[other]}” in ${known.path}`]
				: []
		})
	})
}
