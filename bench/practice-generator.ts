import { addDays } from '@aravalli/shared/india-time'
import type { Language } from '@aravalli/shared/language'
import type { MainsQuestion } from '@aravalli/shared/mains-practice/kind'
import { mainsPapers, mainsYears } from '@aravalli/shared/mains-practice/mains-question'
import { type MainsSubject, mainsSubjects } from '@aravalli/shared/mains-subjects'
import type { Miq } from '@aravalli/shared/miq/kind'
import { difficulties, type PaperCategory, paperCategories } from '@aravalli/shared/questions/question'
import { type TopicId, topicIds, topics } from '@aravalli/shared/topics'
import { randomNumbers } from '../server/src/testing/photographs/random-numbers.ts'
import { answers, at, type Pair, pickWords, questionText, zipf } from './generated-texts.ts'
import { directives } from './question-words.ts'

/**
 * Makes any number of plausible questions of the main examination, and most important ones, the same ones for the same numbers.
 * Subjects, and the topics of a subject, are as unevenly spread as words: the first has several times the questions of the last.
 * There are as many topics for few questions as for many, so that the filters of both have the same to tell.
 */
const topicsOfSubject = 15
const forms = [
	{ marks: 2, wordLimit: 15, minutes: 3 },
	{ marks: 5, wordLimit: 50, minutes: 6 },
	{ marks: 10, wordLimit: 100, minutes: 12 },
] as const
/** One line of an answer has about as many words. */
const wordsOfLine = 17
const firstDay = '2016-11-21'
const days = 3653

/** Gives the number of a topic among those of all subjects. */
const topicNumber = (subject: number, rank: number) => subject * topicsOfSubject + rank

/** Gives a topic of a subject: the first is the most frequent. */
export function topicOf(subject: MainsSubject, rank: number): TopicId {
	const own = topicIds.filter((id) => topics[id].subject === subject)
	return at(own, rank % own.length)
}

const sideOf = (language: Language) => (language === 'english' ? 0 : 1)
const textOf = (words: Pair[], language: Language) => words.map((pair) => pair[sideOf(language)])

/** Describes a numbered part of a question: its words, and how long its answer is. */
interface Part {
	directive: Pair
	words: Pair[]
	year: number
	form: (typeof forms)[number]
}

function makePart(topic: number, random: () => number): Part {
	return {
		directive: at(directives, zipf(random(), directives.length)),
		words: pickWords(6 + Math.floor(random() * 7), topic, random),
		year: 1818 + zipf(random(), 200),
		form: at(forms, Math.floor(random() * forms.length)),
	}
}

const asked = ({ directive, words, year }: Part, language: Language) =>
	questionText(language, directive, year, textOf(words, language))

const answered = ({ form }: Part, language: Language) =>
	Array.from({ length: Math.ceil(form.wordLimit / wordsOfLine) }, () => answers[language]).join('\n')

type GeneratedQuestion = MainsQuestion & { id: string }

function makeMainsQuestion(number: number): GeneratedQuestion {
	const random = randomNumbers(number)
	const subject = zipf(random(), mainsSubjects.length)
	const rank = zipf(random(), topicsOfSubject)
	const parts = Array.from({ length: 1 + zipf(random(), 3) }, () => makePart(topicNumber(subject, rank), random))
	const textsIn = (language: Language) => ({
		parts: parts.map((part) => ({ question: asked(part, language), answer: answered(part, language), marksSplit: '' })),
	})
	return {
		id: `generated-${String(number).padStart(7, '0')}`,
		year: at(mainsYears, Math.floor(random() * mainsYears.length)),
		questionNumber: '1',
		practiceSet: null,
		// The syllabus has it so: each paper has subjects of its own.
		paperNo: at(mainsPapers, Math.floor((subject * mainsPapers.length) / mainsSubjects.length)),
		subject: at(mainsSubjects, subject),
		topics: [topicOf(at(mainsSubjects, subject), rank)],
		isMostImportant: random() < 0.2,
		partMarks: parts.map(({ form }) => form.marks),
		wordLimits: parts.map(({ form }) => form.wordLimit),
		english: textsIn('english'),
		hindi: number % 50 === 49 ? null : textsIn('hindi'),
	}
}

/** Spreads them evenly over all years. */
export function* generateMainsQuestions(count: number): Generator<GeneratedQuestion> {
	for (let number = 0; number < count; number += 1) yield makeMainsQuestion(number)
}

type GeneratedMiq = Miq & { id: string }

function makeMiq(number: number, publishedOn: string): GeneratedMiq {
	const random = randomNumbers(number)
	const subject = zipf(random(), mainsSubjects.length)
	const rank = zipf(random(), topicsOfSubject)
	const topic = topicNumber(subject, rank)
	const parts = Array.from({ length: 1 + zipf(random(), 4) }, () => makePart(topic, random))
	const tagWords = pickWords(1 + Math.floor(random() * 4), topic, random)
	const textsIn = (language: Language) => ({
		tags: textOf(tagWords, language),
		parts: parts.map((part) => ({ question: asked(part, language), answer: answered(part, language), marksSplit: '' })),
	})
	return {
		id: `generated-${String(number).padStart(7, '0')}`,
		paperCategory: at<PaperCategory>(paperCategories, zipf(random(), paperCategories.length)),
		publishedOn,
		subject: at(mainsSubjects, subject),
		topics: [topicOf(at(mainsSubjects, subject), rank)],
		year: 1 + Number(publishedOn.slice(0, 4)),
		difficulty: at(difficulties, Math.floor(random() * difficulties.length)),
		isMostImportant: random() < 0.2,
		isFeatured: random() < 0.02,
		durationMinutes: parts.reduce((sum, { form }) => sum + form.minutes, 0),
		marks: parts.reduce((sum, { form }) => sum + form.marks, 0),
		english: textsIn('english'),
		hindi: number % 50 === 49 ? null : textsIn('hindi'),
	}
}

/** Spreads them evenly over ten years, the oldest first, as an editor would have written them. */
export function* generateMiqs(count: number): Generator<GeneratedMiq> {
	for (let number = 0; number < count; number += 1) {
		yield makeMiq(number, addDays(firstDay, Math.floor((number / count) * days)))
	}
}
