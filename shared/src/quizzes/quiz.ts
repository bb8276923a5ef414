/**
 * Decides what a quiz is while it is taken: what counts as attempted, when it may be submitted, and what two copies of it amount to.
 *
 * A quiz is kept on the device and, of somebody who is signed in, on the server; a tab, another tab and another device each write their
 * own copy. Copies are merged, never overwritten, so the order in which they arrive does not matter and nothing that was attempted is
 * lost. It is pure, with moments passed in.
 */
import type { Judgement } from '../judgement.ts'

/** A quiz has at most so many questions: the newest of its list. */
export const quizMaxQuestions = 200

export interface QuizAnswer {
	/** Is the moment when the model answer was shown, or the question marked, in ISO 8601 and UTC. */
	attemptedAt: string
	/** It is null where it is not judged. */
	judgement: Judgement | null
	/** Is the moment when it was judged, or the judgement taken back, in ISO 8601 and UTC. */
	judgedAt: string | null
	/** Is the index of the option that was chosen, from 0, where a question has options. */
	option?: number | undefined
}

export interface Quiz {
	/** Is a UUID, given by the browser that starts it. */
	quizId: string
	/** Holds each once, in their order. They stay the same to the end. */
	questionIds: string[]
	/** Holds the answers by question. */
	answers: Record<string, QuizAnswer>
	/** It is written as ISO 8601, in UTC. */
	startedAt: string
	/** Counts the whole seconds while it was open somewhere. */
	elapsedSeconds: number
}

export function startQuiz(quizId: string, questionIds: string[], now: Date): Quiz {
	return { quizId, questionIds, answers: {}, startedAt: now.toISOString(), elapsedSeconds: 0 }
}

/** A question that was attempted stays as it is. */
export function attempt(quiz: Quiz, questionId: string, now: Date): Quiz {
	if (quiz.answers[questionId] || !quiz.questionIds.includes(questionId)) return quiz
	return withAnswer(quiz, questionId, { attemptedAt: now.toISOString(), judgement: null, judgedAt: null })
}

/** Judging counts as attempting. The same judgement once more takes it back. */
export function judge(quiz: Quiz, questionId: string, judgement: Judgement, now: Date): Quiz {
	const attempted = attempt(quiz, questionId, now)
	const answer = attempted.answers[questionId]
	if (!answer) return quiz
	const given = answer.judgement === judgement ? null : judgement
	return withAnswer(attempted, questionId, { ...answer, judgement: given, judgedAt: now.toISOString() })
}

function withAnswer(quiz: Quiz, questionId: string, answer: QuizAnswer): Quiz {
	return { ...quiz, answers: { ...quiz.answers, [questionId]: answer } }
}

/** Gives those that are still to be attempted, in their order. It may be submitted when there are none. */
export function openQuestions({ questionIds, answers }: Pick<Quiz, 'questionIds' | 'answers'>): string[] {
	return questionIds.filter((id) => !answers[id])
}

/**
 * Tells when a quiz was submitted, of which a device may tell later, such as after a day without a network. Its clock may be wrong,
 * so the moment lies between the quiz's beginning and now.
 *
 * @param given by the device; undefined: it says nothing
 */
export function submissionMoment(given: string | undefined, startedAt: string, now: Date): string {
	const said = given === undefined ? now.getTime() : new Date(given).getTime()
	const begun = new Date(startedAt).getTime()
	return new Date(Math.min(Math.max(said, begun), now.getTime())).toISOString()
}

/** Merges two copies of one quiz into one, which is the same whichever comes first, and however often. */
export function mergeQuizzes(one: Quiz, other: Quiz): Quiz {
	const questionIds = one.questionIds
	const answers = questionIds.flatMap((id): [string, QuizAnswer][] => {
		const merged = mergeAnswers(one.answers[id], other.answers[id])
		return merged ? [[id, merged]] : []
	})
	return {
		quizId: one.quizId,
		questionIds,
		answers: Object.fromEntries(answers),
		startedAt: earlier(one.startedAt, other.startedAt),
		elapsedSeconds: Math.max(one.elapsedSeconds, other.elapsedSeconds),
	}
}

function mergeAnswers(one: QuizAnswer | undefined, other: QuizAnswer | undefined): QuizAnswer | undefined {
	if (!(one && other)) return one ?? other
	const { judgement, judgedAt } = isJudgedLater(one, other) ? one : other
	const { attemptedAt, option } = isAttemptedFirst(one, other) ? one : other
	return { attemptedAt, judgement, judgedAt, ...(option !== undefined && { option }) }
}

/** The first choice of an option stands; at the same moment the smaller index does, so that both copies come to the same. */
function isAttemptedFirst(one: QuizAnswer, other: QuizAnswer): boolean {
	if (one.attemptedAt !== other.attemptedAt) return one.attemptedAt < other.attemptedAt
	return (one.option ?? Number.POSITIVE_INFINITY) < (other.option ?? Number.POSITIVE_INFINITY)
}

/** Lets the word decide at the same moment, so that both copies come to the same. */
function isJudgedLater(one: QuizAnswer, other: QuizAnswer): boolean {
	const key = ({ judgedAt, judgement }: QuizAnswer) => `${judgedAt ?? ''} ${judgement ?? ''}`
	return key(one) > key(other)
}

const earlier = (one: string, other: string) => (one < other ? one : other)
