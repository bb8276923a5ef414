/**
 * Holds what a learner has made of the questions of one list, and says how two copies of it become one: that of this page and that of the
 * browser, which another tab or an earlier page has written. It is pure.
 */
import type { Bilingual, Language } from '@aravalli/shared/language'
import type { PrelimsQuestionData } from '@aravalli/shared/prelims-practice/contract'
import type { AnswerOption, KeyOption } from '@aravalli/shared/questions/answer-options'
import { shortenText } from '@aravalli/shared/shorten-text'

export interface GivenAnswer {
	/** Names this answer to the server, however often it is sent. */
	sendKey: string
	answer: AnswerOption
	spentSeconds: number
	/** It is written as ISO 8601, in UTC. */
	answeredAt: string
}

export interface SetQuestion {
	/** Is its place in the list, from 1. */
	number: number
	key: KeyOption
	isDropped: boolean
	/** Names it in the summary, in one line. */
	title: Bilingual<string | null>
	/** It is missing while the question is open. The first answer stands. */
	given?: GivenAnswer
	isGuessed?: boolean
	/** In which this question is read; where it is missing, in that of the page. */
	language?: Language
	/** Is when guess or language were changed last, in milliseconds: of two copies the later one has them. */
	changedAt: number
}

export interface PracticeSet {
	/** Is when the list was begun anew, in milliseconds, 0 before: of two copies the later round stands. */
	round: number
	questions: Readonly<Record<string, SetQuestion>>
}

export const emptySet: PracticeSet = { round: 0, questions: {} }

/** More are not summed up: the questions that were seen first leave. */
const MOST_QUESTIONS = 500
const TITLE_LENGTH = 90

/** Adds questions that are shown. What is known of them stays, but for what the editors may have changed. */
export function withAsked(
	set: PracticeSet,
	shown: readonly { question: PrelimsQuestionData; number: number }[],
): PracticeSet {
	const added = shown.map(({ question, number }): [string, SetQuestion] => {
		const { _id, key, isDropped, translations } = question
		const title = { english: titleOf(translations.english), hindi: translations.hindi && titleOf(translations.hindi) }
		return [_id, { changedAt: 0, ...set.questions[_id], number, key, isDropped, title }]
	})
	const ids = new Set(added.map(([id]) => id))
	const before = Object.entries(set.questions).filter(([id]) => !ids.has(id))
	return { ...set, questions: Object.fromEntries([...before, ...added].slice(-MOST_QUESTIONS)) }
}

const titleOf = ({ question }: { question: string }) => shortenText(question.replaceAll('\n', ' '), TITLE_LENGTH)

/** Answers an open question; one that has its answer stays as it is. */
export function withAnswer(set: PracticeSet, id: string, given: GivenAnswer): PracticeSet {
	return withQuestion(set, id, (question) => (question.given ? question : { ...question, given }))
}

export function withGuess(set: PracticeSet, id: string, isGuessed: boolean, changedAt: number): PracticeSet {
	return withQuestion(set, id, (question) => ({ ...question, isGuessed, changedAt }))
}

export function withLanguage(set: PracticeSet, id: string, language: Language, changedAt: number): PracticeSet {
	return withQuestion(set, id, (question) => ({ ...question, language, changedAt }))
}

function withQuestion(set: PracticeSet, id: string, change: (question: SetQuestion) => SetQuestion): PracticeSet {
	const question = set.questions[id]
	return question ? { ...set, questions: { ...set.questions, [id]: change(question) } } : set
}

/** Begins the list anew: its questions stay, without what was made of them. */
export function begunAgain({ round, questions }: PracticeSet, now: number): PracticeSet {
	const open = Object.entries(questions).map(([id, { given: _, isGuessed: __, ...question }]) => [id, question])
	return { round: Math.max(now, round + 1), questions: Object.fromEntries(open) }
}

/** Joins two copies, in whichever order. @returns `one` itself, and its questions themselves, where the other has nothing new */
export function joinSets(one: PracticeSet, other: PracticeSet): PracticeSet {
	if (one.round !== other.round) return one.round > other.round ? one : other
	const joined = Object.entries(other.questions).map(([id, question]): [string, SetQuestion] => {
		const own = one.questions[id]
		return [id, own ? joinQuestions(own, question) : question]
	})
	if (joined.every(([id, question]) => question === one.questions[id])) return one
	return { round: one.round, questions: { ...one.questions, ...Object.fromEntries(joined) } }
}

function joinQuestions(one: SetQuestion, other: SetQuestion): SetQuestion {
	const later = other.changedAt > one.changedAt ? other : one
	const { isGuessed, language, changedAt } = later
	const given = firstOf(one.given, other.given)
	if (later === one && given === one.given) return one
	return {
		...one,
		changedAt,
		...(given && { given }),
		...(isGuessed !== undefined && { isGuessed }),
		...(language && { language }),
	}
}

function firstOf(one: GivenAnswer | undefined, other: GivenAnswer | undefined): GivenAnswer | undefined {
	if (!one || !other) return one ?? other
	// Their keys decide between two of one moment, so that both copies agree.
	return placeOf(other) < placeOf(one) ? other : one
}

const placeOf = ({ answeredAt, sendKey }: GivenAnswer) => `${answeredAt} ${sendKey}`
