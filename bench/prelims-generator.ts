import { addDays } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import type { PrelimsQuestion } from '@aravalli/shared/prelims-practice/kind'
import { prelimsSubjects } from '@aravalli/shared/prelims-subjects'
import { keyOptions } from '@aravalli/shared/questions/answer-options'
import { difficulties } from '@aravalli/shared/questions/question'
import { topicIds } from '@aravalli/shared/topics'
import { randomNumbers } from '../server/src/testing/photographs/random-numbers.ts'
import { answers, at, type Pair, pickWords, questionText, zipf } from './generated-texts.ts'
import { directives } from './question-words.ts'

/**
 * Makes any number of plausible questions with options, the same ones for the same numbers. Subjects, and the topics of a subject, are as unevenly spread as words; there are as many
 * topics for few questions as for many, so that the filters of both have the same to tell.
 */
const topicsOfSubject = 8
const firstDay = '2016-11-21'
const days = 3653

/** Gives a topic of a subject: the first is the most frequent. */
export const prelimsTopic = (subject: number, rank: number) => at(topicIds, subject * topicsOfSubject + rank)

type GeneratedQuestion = PrelimsQuestion & { id: string }

const textOf = (words: Pair[], language: Language) => words.map((pair) => pair[language === 'english' ? 0 : 1])

function makeQuestion(number: number, publishedOn: string): GeneratedQuestion {
	const random = randomNumbers(number)
	const subject = zipf(random(), prelimsSubjects.length)
	const rank = zipf(random(), topicsOfSubject)
	const topic = subject * topicsOfSubject + rank
	const directive = at(directives, zipf(random(), directives.length))
	const year = 1818 + zipf(random(), 200)
	const asked = pickWords(6 + Math.floor(random() * 7), topic, random)
	const options = keyOptions.map(() => pickWords(2, topic, random))
	const textsIn = (language: Language) => {
		const [optionA = '', optionB = '', optionC = '', optionD = ''] = options.map(
			(words, index) => `${textOf(words, language).join(' ')} ${index + 1}`,
		)
		return {
			question: questionText(language, directive, year, textOf(asked, language)),
			...{ optionA, optionB, optionC, optionD },
			explanation: answers[language],
			...{ whyA: '', whyB: '', whyC: '', whyD: '', source: '', tags: [] },
		}
	}
	return {
		id: `generated-${String(number).padStart(7, '0')}`,
		subject: at(prelimsSubjects, subject),
		topics: [prelimsTopic(subject, rank)],
		difficulty: at(difficulties, Math.floor(random() * difficulties.length)),
		key: at(keyOptions, Math.floor(random() * keyOptions.length)),
		isDropped: false,
		isMostImportant: random() < 0.2,
		publishedOn,
		year: null,
		questionNumber: null,
		english: textsIn('english'),
		hindi: number % 50 === 49 ? null : textsIn('hindi'),
	}
}

/** Spreads them evenly over ten years, the oldest first, as an editor would have written them. */
export function* generatePrelimsQuestions(count: number): Generator<GeneratedQuestion> {
	for (let number = 0; number < count; number += 1)
		yield makeQuestion(number, addDays(firstDay, Math.floor((number / count) * days)))
}
