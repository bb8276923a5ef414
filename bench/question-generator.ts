import type { Question } from '@aravalli/shared/answer-writing/kind'
import { type Difficulty, difficulties, type PaperCategory, paperCategories } from '@aravalli/shared/questions/question'
import { publishedItem } from '../server/src/content/published-item.ts'
import type { PublishedItem } from '../server/src/content/server-kind.ts'
import { randomNumbers } from '../server/src/testing/photographs/random-numbers.ts'
import { answers, at, type Pair, pickWords, questionText, zipf } from './generated-texts.ts'
import { directives, subjects } from './question-words.ts'

/** Makes any number of plausible questions of answer writing, the same ones for the same numbers. */
const topicCount = 300
const days = 3653
const firstDay = Date.UTC(2016, 10, 21)

const forms = [
	[2, 15, 3],
	[5, 50, 6],
	[10, 150, 12],
	[15, 200, 15],
	[20, 250, 20],
] as const

function textsIn(
	language: 'english' | 'hindi',
	directive: Pair,
	subject: Pair,
	words: Pair[],
	year: number,
): Question['english'] {
	const side = language === 'english' ? 0 : 1
	const ownWords = words.map((pair) => pair[side])
	return {
		questionText: questionText(language, directive, year, ownWords),
		subCategory: subject[side],
		tags: ownWords.slice(0, 2 + (words.length % 4)),
		answer: answers[language],
		marksSplit: '',
	}
}

function makeQuestion(number: number, publishedOn: string): Question {
	const random = randomNumbers(number)
	const topic = zipf(random(), topicCount)
	const words = pickWords(6 + Math.floor(random() * 7), topic, random)
	const directive = at(directives, zipf(random(), directives.length))
	const subject = at(subjects, topic)
	const year = 1818 + zipf(random(), 200)
	const [marks, wordLimit, timeLimitMinutes] = at(forms, Math.floor(random() * forms.length))
	return {
		topics: [],
		paperCategory: at<PaperCategory>(paperCategories, zipf(random(), paperCategories.length)),
		difficulty: at<Difficulty>(difficulties, Math.floor(random() * difficulties.length)),
		publishedOn,
		timeLimitMinutes,
		marks,
		wordLimit,
		english: textsIn('english', directive, subject, words, year),
		hindi: number % 50 === 49 ? null : textsIn('hindi', directive, subject, words, year),
	}
}

/** Spreads them evenly over ten years, the oldest first, as an editor would have written them. */
export function* generateQuestions(count: number): Generator<PublishedItem> {
	for (let number = 0; number < count; number += 1) {
		const day = new Date(firstDay + Math.floor((number / count) * days) * 86_400_000)
		const id = `generated-${String(number).padStart(7, '0')}`
		yield publishedItem(id, makeQuestion(number, day.toISOString().slice(0, 10)))
	}
}
