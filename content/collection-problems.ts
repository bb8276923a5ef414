import { languages } from '@aravalli/shared/language'
import { paperCategories } from '@aravalli/shared/questions/question'
import type { QuestionFile } from '../server/src/features/answer-writing/question-file.ts'
import { searchWords } from '../server/src/platform/search/search-words.ts'

export interface NamedQuestion {
	/** The path is below the content folder, such as `gs-paper-1/hill-forts.json`. */
	path: string
	question: QuestionFile
}

const fewestQuestions = 60

/** Says what is wrong with the questions taken together; one line each. */
export function collectionProblems(questions: NamedQuestion[]): string[] {
	const problems = []
	if (questions.length < fewestQuestions) {
		problems.push(`There are ${questions.length} questions; at least ${fewestQuestions} are wanted.`)
	}
	for (const category of paperCategories) {
		if (!questions.some(({ question }) => question.paperCategory === category)) {
			problems.push(`${category} has no question.`)
		}
	}
	return [...problems, ...repeatedIds(questions), ...repeatedTexts(questions), ...unevenHeadings(questions)]
}

function repeatedIds(questions: NamedQuestion[]): string[] {
	return repeated(questions, ({ path }) => path.split('/').at(-1) ?? path).map(
		([first, second]) => `${second.path}: has the same id as ${first.path}`,
	)
}

/** Texts are the same when a search could not tell them apart. */
function repeatedTexts(questions: NamedQuestion[]): string[] {
	return languages.flatMap((language) =>
		repeated(questions, ({ question }) => searchWords(question.questionText[language]).join(' ')).map(
			([first, second]) => `${second.path}: asks the same as ${first.path} (${language})`,
		),
	)
}

/** A heading has one translation, in both directions. */
function unevenHeadings(questions: NamedQuestion[]): string[] {
	return languages.flatMap((language) => {
		const other = language === 'english' ? 'hindi' : 'english'
		return repeated(questions, ({ question }) => question.subCategory[language])
			.filter(([first, second]) => first.question.subCategory[other] !== second.question.subCategory[other])
			.map(
				([first, second]) =>
					`${second.path}: calls “${second.question.subCategory[language]}” “${second.question.subCategory[other]}”, ` +
					`${first.path} calls it “${first.question.subCategory[other]}”`,
			)
	})
}

/** Finds each question whose key an earlier one has, behind the first with that key. */
function repeated(
	questions: NamedQuestion[],
	keyOf: (question: NamedQuestion) => string,
): [first: NamedQuestion, repeated: NamedQuestion][] {
	const firsts = new Map<string, NamedQuestion>()
	return questions.flatMap((question): [NamedQuestion, NamedQuestion][] => {
		const first = firsts.get(keyOf(question))
		if (!first) firsts.set(keyOf(question), question)
		return first ? [[first, question]] : []
	})
}
