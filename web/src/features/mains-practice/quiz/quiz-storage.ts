/**
 * What this browser keeps of quizzes: the unfinished one with its questions, so that it can be gone on with after a reload, a crash and
 * without a network, and the last results. Every tab reads and writes it; what it holds belongs to whoever took the quiz.
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
	/** The server has stored it; of nobody it never does. */
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

/** The unfinished quiz; null: there is none of this viewer, or of nobody. */
export function readKeptQuiz(userId: string | null): KeptQuiz | null {
	const kept = read<KeptQuiz>(quizKey)
	if (!(kept?.quiz?.quizId && Array.isArray(kept.quiz.questionIds))) return null
	return kept.userId === null || kept.userId === userId ? kept : null
}

export function keepQuiz(kept: KeptQuiz): boolean {
	return write(quizKey, kept)
}

export function keepQuizQuestions(quizId: string, questions: MainsQuestionData[]): boolean {
	return write(questionsKey, { quizId, questions })
}

/** Null where they were not kept. */
export function readQuizQuestions(quizId: string): MainsQuestionData[] | null {
	const kept = read<{ quizId: string; questions: MainsQuestionData[] }>(questionsKey)
	return kept?.quizId === quizId ? kept.questions : null
}

/** @param quizId the one that is meant, if another one has taken its place */
export function forgetQuiz(quizId: string): void {
	if (read<KeptQuiz>(quizKey)?.quiz?.quizId !== quizId) return
	write(quizKey, null)
	write(questionsKey, null)
}

const readResults = () => {
	const kept = read<KeptResult[]>(resultsKey)
	return Array.isArray(kept) ? kept : []
}

/** Puts it in front, or in the place of what was kept of the same quiz. */
export function keepResult(result: KeptResult): boolean {
	const others = readResults().filter(({ quiz }) => quiz.quizId !== result.quiz.quizId)
	const all = [result, ...others]
	// What the server does not have yet stays however many there are.
	return write(
		resultsKey,
		all.filter(({ isSent, userId }, place) => place < KEPT_RESULTS || (userId !== null && !isSent)),
	)
}

/** Null where there is none, or it is somebody else's. */
export function readKeptResult(quizId: string, userId: string | null): KeptResult | null {
	const found = readResults().find(({ quiz }) => quiz.quizId === quizId)
	return found && (found.userId === null || found.userId === userId) ? found : null
}

/** Of this learner, that the server does not have yet. */
export function unsentResults(userId: string): KeptResult[] {
	return readResults().filter((result) => result.userId === userId && !result.isSent)
}

/** Calls `work` when another tab has changed what is kept. Returns how to stop. */
export function onQuizChanged(work: () => void): () => void {
	const note = ({ key }: StorageEvent) => {
		if (key === quizKey || key === null) work()
	}
	addEventListener('storage', note)
	return () => removeEventListener('storage', note)
}
