/**
 * What this browser keeps of quizzes: the unfinished one with its questions, so that it can be gone on with after a reload, a crash and
 * without a network, and the last results. Every tab reads and writes it; what it holds belongs to whoever took the quiz: each learner's
 * has a place of its own, so that nobody else who uses the browser writes over it.
 */
import type { MainsQuestionData } from '@aravalli/shared/mains-practice/contract'
import type { QuizData } from '@aravalli/shared/mains-practice/quiz-contract'

const quizKey = 'mainsQuiz'
const questionsKey = 'mainsQuizQuestions'
const resultsKey = 'mainsQuizResults'

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

function read<T>(key: string): T | null {
	if (memory.has(key)) return memory.get(key) as T | null
	try {
		return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
	} catch {
		// Storage is forbidden, or holds what is none of ours.
		return null
	}
}

/** False where storage is full or forbidden. */
function write(key: string, value: unknown): boolean {
	try {
		if (value === null) localStorage.removeItem(key)
		else localStorage.setItem(key, JSON.stringify(value))
		memory.delete(key)
		return true
	} catch {
		memory.set(key, value)
		return false
	}
}

/** In the place of one owner; null: of nobody. */
function readQuizOf(owner: string | null): KeptQuiz | null {
	const kept = read<KeptQuiz>(placeOf(owner))
	if (!(kept?.quiz?.quizId && Array.isArray(kept.quiz.questionIds))) return null
	return kept.userId === owner ? kept : null
}

const placeOf = (owner: string | null) => (owner === null ? quizKey : `${quizKey}:${owner}`)

function writeQuizOf(owner: string | null, kept: KeptQuiz | null): boolean {
	return owner === null ? write(quizKey, kept) : write(`mainsQuiz:${owner}`, kept)
}

/** The unfinished quiz; null: there is none of this viewer, nor of nobody. What was handed in is not unfinished. */
export function readKeptQuiz(userId: string | null): KeptQuiz | null {
	for (const owner of new Set([userId, null])) {
		const kept = readQuizOf(owner)
		if (kept && !isHandedIn(kept.quiz.quizId)) return kept
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
export const isQuizKept = (userId: string | null) => !memory.has(placeOf(userId))

export function keepQuizQuestions(quizId: string, questions: MainsQuestionData[]): boolean {
	return write(questionsKey, { quizId, questions })
}

/** Null where they were not kept. */
export function readQuizQuestions(quizId: string): MainsQuestionData[] | null {
	const kept = read<{ quizId: string; questions: MainsQuestionData[] }>(questionsKey)
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
	if (readQuizQuestions(quizId)) write(questionsKey, null)
}

const readResults = () => {
	const kept = read<KeptResult[]>(resultsKey)
	return Array.isArray(kept) ? kept : []
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
	const isStored = write(resultsKey, all) || write(resultsKey, all.map(withoutTexts))
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
	return onStored((key) => key === quizKey || key.startsWith(`${quizKey}:`), work)
}

const resultWatchers = new Set<() => void>()

/** Calls `work` when this tab or another one has changed a result. Returns how to stop. */
export function onResultsChanged(work: () => void): () => void {
	resultWatchers.add(work)
	const stop = onStored((key) => key === resultsKey, work)
	return () => {
		resultWatchers.delete(work)
		stop()
	}
}

function onStored(isMeant: (key: string) => boolean, work: () => void): () => void {
	const note = ({ key }: StorageEvent) => {
		if (key === null || isMeant(key)) work()
	}
	addEventListener('storage', note)
	return () => removeEventListener('storage', note)
}
