/**
 * This file keeps the quizzes of this browser: the unfinished one with its questions, so that it can be gone on with
 * after a reload, a crash and without a network, and the last results. Each learner's are their own; what nobody owned
 * goes to whoever signs in. Everything can be read from memory as soon as `quizzesRead` has settled.
 */
import type { Judgement } from '@aravalli/shared/judgement'
import type { QuizData, QuizKindName } from '@aravalli/shared/quizzes/contract'
import { mergeQuizzes } from '@aravalli/shared/quizzes/quiz'
import type { QuizQuestionData } from '@aravalli/shared/quizzes/shapes-contract'
import { createOutbox } from '#web/lib/outbox/outbox.ts'
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts'
import type { KeptQuestions, KeptQuiz, KeptResult, QuizSubmission } from './kept-quiz.ts'
import { takeOverQuestions, takeOverQuizzes, takeOverResults } from './older-quizzes.ts'
import { quizQuestions, quizResults, unfinishedQuizzes } from './stored.ts'

/** Results are small, but questions come with them. */
const KEPT_RESULTS = 10

/** Merges what is common to both copies, in the order of the first one's list. */
export const mergeCopies = (one: QuizData, other: QuizData): QuizData => ({ ...one, ...mergeQuizzes(one, other) })

/**
 * A learner has one unfinished quiz of each kind, so the kind is the key. Of two of a kind the one that was begun later
 * stays.
 */
const quizzes = createOutbox<QuizData>({
	stored: unfinishedQuizzes,
	join(one, other) {
		if (one.quizId === other.quizId) return mergeCopies(one, other)
		return one.startedAt < other.startedAt ? other : one
	},
	takeOver: takeOverQuizzes,
})

/** The questions have the key of the quiz that they belong to: its kind. */
const questions = createOutbox<KeptQuestions>({
	stored: quizQuestions,
	join: (kept) => kept,
	takeOver: takeOverQuestions,
})

/** Results are stored by quiz. One that the server has is kept; one that it does not have waits. */
export const results = createOutbox<QuizSubmission>({
	stored: quizResults,
	join: (one, other) => (one.questions.length === 0 ? other : one),
	takeOver: takeOverResults,
})

let isRead = false

/** What this browser keeps can be read from memory by now. */
export const areQuizzesRead = () => isRead

export async function quizzesRead(): Promise<void> {
	await Promise.all([quizzes.ready(), questions.ready(), results.ready()])
	isRead = true
}

const keyOf = (userId: string | null) => userId ?? ''

/** A viewer may go on with one's own entries, then with nobody's. */
const ownersFor = (userId: string | null) => [...new Set([keyOf(userId), ''])]

/**
 * Finds the unfinished quiz of a kind; it returns null where there is none of this viewer, nor of nobody. What was
 * handed in is not unfinished.
 */
export function readKeptQuiz(kind: QuizKindName, userId: string | null): KeptQuiz | null {
	for (const owner of ownersFor(userId)) {
		const quiz = quizzes.find(kind, owner)?.content
		if (quiz && !isHandedIn(quiz.quizId, userId)) return { quiz, userId: owner || null }
	}
	return null
}

/** The browser has refused to store the quizzes of these owners: they last as long as the page. */
const unstored = new Set<string>()

/** Tells whether the quiz is there after the page is closed, as far as is known by now. */
export const isQuizKept = (userId: string | null) => !unstored.has(keyOf(userId))

let isChangingIt = false

/** Its changes are this page's own, of which `onQuizChanged` does not tell. The memory is changed before `work` gives its promise. */
function byThisPage<T>(work: () => T): T {
	isChangingIt = true
	try {
		return work()
	} finally {
		isChangingIt = false
	}
}

/**
 * Keeps a quiz; one that nobody had taken is then the learner's.
 *
 * @param isLeaving the page may end now: it is written in one step, because there is no time to read what another tab has written
 */
export async function keepQuiz({ quiz, userId }: KeptQuiz, isLeaving = false): Promise<void> {
	const { kind } = quiz.source
	const owner = keyOf(userId)
	const isThere = quizzes.find(kind, owner)?.content.quizId === quiz.quizId && !unstored.has(owner) && !isLeaving
	const isStored = await byThisPage(() =>
		isThere ? quizzes.merge(kind, owner, quiz) : quizzes.keep(kind, owner, quiz),
	)
	if (!isStored) {
		unstored.add(owner)
		return
	}
	unstored.delete(owner)
	if (owner !== '' && quizzes.find(kind, '')?.content.quizId === quiz.quizId)
		await byThisPage(() => quizzes.remove(kind, ''))
}

/** Calls `work` when another tab has changed an unfinished quiz. Returns how to stop. */
export const onQuizChanged = (work: () => void): (() => void) => quizzes.subscribe(() => isChangingIt || work())

export async function keepQuizQuestions(kept: KeptQuiz, all: QuizQuestionData[]): Promise<void> {
	const { quizId, source } = kept.quiz
	await questions.keep(source.kind, keyOf(kept.userId), { quizId, questions: all })
}

/** Null means that the questions were not kept. */
export function readQuizQuestions({ quiz, userId }: KeptQuiz): QuizQuestionData[] | null {
	const found = ownersFor(userId).map((owner) => questions.find(quiz.source.kind, owner)?.content)
	return found.find((kept) => kept?.quizId === quiz.quizId)?.questions ?? null
}

/** Forgets a quiz with its questions; another one that has taken its place stays. */
export async function forgetQuiz(quizId: string, userId: string | null): Promise<void> {
	const isMeant = ({ content }: OutboxEntry<{ quizId: string }>) => content.quizId === quizId
	const removals = ownersFor(userId).flatMap((owner) => [
		...quizzes
			.of(owner)
			.filter(isMeant)
			.map(({ subject }) => byThisPage(() => quizzes.remove(subject, owner))),
		...questions
			.of(owner)
			.filter(isMeant)
			.map(({ subject }) => questions.remove(subject, owner)),
	])
	await Promise.all(removals)
}

/** Tells whether the quiz has a result here, sent or not. */
export const isHandedIn = (quizId: string, userId: string | null): boolean => readKeptResult(quizId, userId) !== null

/**
 * Keeps what is to be sent. Where there is little room it is kept without its texts.
 *
 * @returns false where the browser does not store it
 */
export async function keepResult({ userId, ...submission }: QuizSubmission & KeptQuiz): Promise<boolean> {
	const { quizId } = submission.quiz
	const owner = keyOf(userId)
	const isStored =
		(await results.post(quizId, owner, submission)) ||
		(await results.post(quizId, owner, { ...submission, questions: [] }))
	// Results that the server does not have yet stay, however many there are.
	const sent = ownResults(owner).filter(({ isSent }) => owner === '' || isSent)
	for (const { quiz } of sent.slice(KEPT_RESULTS)) await results.remove(quiz.quizId, owner)
	return isStored
}

/** Puts the newest first. */
const ownResults = (owner: string) =>
	results
		.of(owner)
		.map(asResult)
		.sort((a, b) => b.submittedAt.localeCompare(a.submittedAt))

const asResult = ({ content, owner, state }: OutboxEntry<QuizSubmission>): KeptResult => ({
	...content,
	userId: owner || null,
	isSent: state === 'kept',
	isRefused: state === 'refused',
})

/** Judges an answer of a result that this browser keeps. One that is not sent yet is sent so. */
export async function judgeKeptResult(
	{ isSent, isRefused, userId, ...submission }: KeptResult,
	{ questionId, judgement, now }: { questionId: string; judgement: Judgement | null; now: Date },
): Promise<void> {
	const { quiz } = submission
	const answer = quiz.answers[questionId]
	if (!answer) return
	const judged = { ...answer, judgement, judgedAt: now.toISOString() }
	const content = { ...submission, quiz: { ...quiz, answers: { ...quiz.answers, [questionId]: judged } } }
	await (isSent ? results.keep : results.post)(quiz.quizId, keyOf(userId), content)
}

/** Null means that there is none, or that it is somebody else's. */
export function readKeptResult(quizId: string, userId: string | null): KeptResult | null {
	const found = ownersFor(userId).flatMap((owner) => results.find(quizId, owner) ?? [])[0]
	return found ? asResult(found) : null
}

/**
 * Finds the results that the server does not have yet: the learner's own, and those that nobody had taken, which go to
 * whoever signs in.
 */
export function unsentResults(userId: string): KeptResult[] {
	return ownersFor(userId)
		.flatMap(ownResults)
		.filter(({ isSent }) => !isSent)
}
