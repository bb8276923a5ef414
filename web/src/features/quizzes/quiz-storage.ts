/**
 * What this browser keeps of quizzes: the unfinished one with its questions, so that it can be gone on with after a reload, a crash and
 * without a network, and the last results. Every tab reads and writes it; what it holds belongs to whoever took the quiz: each learner's
 * has a place of its own, so that nobody else who uses the browser writes over it.
 */
import type { QuizData, QuizKindName, QuizQuestionData } from '@aravalli/shared/quizzes/contract'
import type { StoredText } from '#web/lib/browser-store/stored-text.ts'
import { withSource } from './earlier-quiz.ts'
import { quizOfLearner, quizOfNobody, quizQuestions, quizResults } from './stored.ts'

/** Results are small, but questions come with them. */
const KEPT_RESULTS = 10

export interface KeptQuiz {
	quiz: QuizData
	/** Whose it is; null: nobody was signed in. */
	userId: string | null
}

/** What a result shows of a question, in both languages. */
export interface ResultQuestion {
	questionId: string
	english: string
	/** Null: only English exists. */
	hindi: string | null
}

export interface KeptResult extends KeptQuiz {
	/** ISO 8601, UTC */
	submittedAt: string
	/** The server has stored it. */
	isSent: boolean
	questions: ResultQuestion[]
}

/** Where storage is full or forbidden: for as long as the page is open. */
const memory = new Map<string, unknown>()

function read<T>(place: StoredText, part = ''): T | null {
	const key = place.name + part
	return (memory.has(key) ? memory.get(key) : place.readJson(part)) as T | null
}

/** False where storage is full or forbidden. */
function write(value: unknown, place: StoredText, part = ''): boolean {
	const key = place.name + part
	const isStored = value === null ? place.remove(part) : place.writeJson(value, part)
	if (isStored) memory.delete(key)
	else memory.set(key, value)
	return isStored
}

/** In the place of one owner; null: of nobody. */
function readQuizOf(owner: string | null): KeptQuiz | null {
	const kept = owner === null ? read<KeptQuiz>(quizOfNobody) : read<KeptQuiz>(quizOfLearner, owner)
	if (!(kept?.quiz?.quizId && Array.isArray(kept.quiz.questionIds))) return null
	return kept.userId === owner ? { ...kept, quiz: withSource(kept.quiz) } : null
}

function writeQuizOf(owner: string | null, kept: KeptQuiz | null): boolean {
	return owner === null ? write(kept, quizOfNobody) : write(kept, quizOfLearner, owner)
}

/** The unfinished quiz of a kind; null: there is none of this viewer, nor of nobody. What was handed in is not unfinished. */
export function readKeptQuiz(kind: QuizKindName, userId: string | null): KeptQuiz | null {
	for (const owner of new Set([userId, null])) {
		const kept = readQuizOf(owner)
		if (kept?.quiz.source.kind === kind && !isHandedIn(kept.quiz.quizId)) return kept
	}
	return null
}

/** What nobody had taken is then the learner's. */
export function keepQuiz(kept: KeptQuiz): boolean {
	const isKept = writeQuizOf(kept.userId, kept)
	if (isKept && kept.userId !== null && readQuizOf(null)?.quiz.quizId === kept.quiz.quizId) writeQuizOf(null, null)
	return isKept
}

/** Whether the quiz is there after the page is closed. */
export const isQuizKept = (userId: string | null) =>
	!memory.has(userId === null ? quizOfNobody.name : quizOfLearner.name + userId)

export function keepQuizQuestions(quizId: string, questions: QuizQuestionData[]): boolean {
	return write({ quizId, questions }, quizQuestions)
}

/** Null where they were not kept. */
export function readQuizQuestions(quizId: string): QuizQuestionData[] | null {
	const kept = read<{ quizId: string; questions: QuizQuestionData[] }>(quizQuestions)
	return kept?.quizId === quizId ? kept.questions : null
}

/** @param quizId the one that is meant, if another one has taken its place */
export function forgetQuiz(quizId: string, userId: string | null): void {
	for (const owner of new Set([userId, null])) {
		if (readQuizOf(owner)?.quiz.quizId === quizId) writeQuizOf(owner, null)
	}
	forgetQuizQuestions(quizId)
}

export function forgetQuizQuestions(quizId: string): void {
	if (readQuizQuestions(quizId)) write(null, quizQuestions)
}

const readResults = () => {
	const kept = read<KeptResult[]>(quizResults)
	return Array.isArray(kept) ? kept.map((result) => ({ ...result, quiz: withSource(result.quiz) })) : []
}

/** Whether the quiz has a result here, be it sent or not. */
export function isHandedIn(quizId: string): boolean {
	return readResults().some(({ quiz }) => quiz.quizId === quizId)
}

/** Puts it in front, or in the place of what was kept of the same quiz. Where there is little room it is kept without its texts. */
export function keepResult(result: KeptResult): boolean {
	const others = readResults().filter(({ quiz }) => quiz.quizId !== result.quiz.quizId)
	// What the server does not have yet stays however many there are.
	const all = [result, ...others].filter(
		({ isSent, userId }, place) => place < KEPT_RESULTS || (userId !== null && !isSent),
	)
	const isStored = write(all, quizResults) || write(all.map(withoutTexts), quizResults)
	for (const tell of resultWatchers) tell()
	return isStored
}

const withoutTexts = (result: KeptResult): KeptResult => ({ ...result, questions: [] })

/** Null where there is none, or it is somebody else's. */
export function readKeptResult(quizId: string, userId: string | null): KeptResult | null {
	const found = readResults().find(({ quiz }) => quiz.quizId === quizId)
	return found && (found.userId === null || found.userId === userId) ? found : null
}

/** What the server does not have yet: the learner's own, and what nobody had taken, which goes to whoever signs in. */
export function unsentResults(userId: string): KeptResult[] {
	return readResults().filter((result) => !result.isSent && (result.userId === userId || result.userId === null))
}

/** Calls `work` when another tab has changed what is kept. Returns how to stop. */
export function onQuizChanged(work: () => void): () => void {
	const stops = [quizOfNobody, quizOfLearner].map((place) => place.onChangedElsewhere(work))
	return () => {
		for (const stop of stops) stop()
	}
}

const resultWatchers = new Set<() => void>()

/** Calls `work` when this tab or another one has changed a result. Returns how to stop. */
export function onResultsChanged(work: () => void): () => void {
	resultWatchers.add(work)
	const stop = quizResults.onChangedElsewhere(work)
	return () => {
		resultWatchers.delete(work)
		stop()
	}
}
