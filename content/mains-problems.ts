import type { Language } from '@aravalli/shared/language'
import { mainsYears } from '@aravalli/shared/mains-practice/mains-question'
import { type MainsQuestionFile, mainsQuestionFile } from '../server/src/features/mains-practice/question-file.ts'
import { topicIdOf } from '../server/src/features/mains-practice/topic-id.ts'
import { type Named, readKinds } from './checked-files.ts'
import { lengthProblems } from './length-problems.ts'
import { pairProblems } from './pair-problems.ts'
import { partProblems } from './practice-part-problems.ts'
import { repeatedQuestions } from './repeated-questions.ts'

/** The marks of a part decide how many words it may have. */
const wordLimits = new Map([
	[2, 15],
	[5, 50],
	[10, 100],
	[20, 200],
])

const mostParts = 4
const longestTopic = 40
const fewestQuestions = 60

/** Lists everything that is wrong with the questions of the main examination, one line each. */
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
		...lengthProblems('topic', topic, longestTopic),
		...pairProblems('topic', topic),
		...parts.flatMap((part, index) => {
			const name = `part ${index + 1}`
			const isRight = wordLimits.get(part.marks) === part.wordLimit
			const form = isRight ? [] : [`${name}: ${part.marks} marks do not go with ${part.wordLimit} words`]
			return [...form, ...partProblems(name, part, part.wordLimit)]
		}),
	]
}

interface TopicRule {
	/** Questions that have it in common are of one topic. */
	keyOf(file: MainsQuestionFile): string
	named: Language
	/** The topic's name has to be the same in this language. */
	held: Language
}

/** A topic has one translation, in both directions. Of two names that make one id (“Folk dances”, “Folk Dances”) one would be lost. */
const topicRules: TopicRule[] = [
	{ keyOf: ({ topic }) => topic.english, named: 'english', held: 'hindi' },
	{ keyOf: ({ topic }) => topic.hindi, named: 'hindi', held: 'english' },
	{ keyOf: (file) => topicIdOf(file.topic.english), named: 'english', held: 'english' },
]

function unevenTopics(questions: Named<MainsQuestionFile>[]): string[] {
	return topicRules.flatMap(({ keyOf, named, held }) => {
		const first = new Map<string, Named<MainsQuestionFile>>()
		return questions.flatMap(({ path, file }) => {
			const known = first.get(keyOf(file))
			if (!known) first.set(keyOf(file), { path, file })
			return known && known.file.topic[held] !== file.topic[held]
				? [`${path}: the topic “${file.topic[named]}” is “${known.file.topic[held]}” in ${known.path}`]
				: []
		})
	})
}
