/** Takes a quiz of a kind that the product does not have, from its questions to its result. */
import type { Language } from '@aravalli/shared/language'
import type { QuizData, QuizResultData } from '@aravalli/shared/quizzes/contract'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '#web/lib/messages.ts'
import { resultKinds } from '#web/quiz-kinds.ts'
import type { KeptResult } from './kept-quiz.ts'
import { keepQuiz, keepQuizQuestions, readKeptQuiz, readKeptResult, readQuizQuestions } from './quiz-storage.ts'
import { resultOfBrowser, resultOfServer } from './result/shown-result.ts'
import { isOfKind, type ResultKinds, resultLink, titleOfSource } from './result-kind.ts'
import { ResultRow } from './results/result-row.tsx'
import { handIn } from './submit-quiz.ts'

const at = '2026-11-24T10:00:00.000Z'
const learner = 'learner of another kind'
const maps = { kind: 'maps', river: 'chambal' }
/** The types know the product's kinds only. */
const mapsName = 'maps' as 'mains'

const quizOf = (quizId: string, source: object) =>
	({ quizId, source, questionIds: ['kota'], answers: {}, startedAt: at, elapsedSeconds: 60 }) as unknown as QuizData

const text = { questions: ['Where is Kota?'] }
const question = { _id: 'kota', ...text, isFallback: false, translations: { english: text, hindi: null }, places: [] }

const kinds = {
	...resultKinds,
	maps: {
		page: '/maps',
		toPage: { english: 'Go to the maps', hindi: 'मानचित्रों पर जाएँ' },
		titleOf: ({ river }: { river: string }, language: Language) => `${river} (${language})`,
	},
} as ResultKinds

const rowOf = ({ quiz, submittedAt }: KeptResult, known: ResultKinds) => {
	const { source, figures } = resultOfBrowser(readKeptResult(quiz.quizId, learner) as KeptResult, 'english')
	return renderToString(<ResultRow result={{ source, ...figures, quizId: quiz.quizId, submittedAt }} kinds={known} />)
}

beforeAll(() => loadMessages('english'))

describe('a quiz of another kind', () => {
	it('is kept beside the one of mains practice, with its own questions', async () => {
		const mains = quizOf('mains quiz', { kind: 'mains', tab: 'pyq', year: null, subject: null, topic: null })
		await keepQuiz({ quiz: mains, userId: learner })
		await keepQuiz({ quiz: quizOf('maps quiz', maps), userId: learner })
		const kept = readKeptQuiz(mapsName, learner)
		expect(kept?.quiz).toEqual(quizOf('maps quiz', maps))
		expect(readKeptQuiz('mains', learner)?.quiz).toEqual(mains)
		if (kept) await keepQuizQuestions(kept, [question])
		expect(kept && readQuizQuestions(kept)).toEqual([question])
	})

	it('becomes a result with the name and the page that its kind gives', async () => {
		await handIn(quizOf('handed in', maps), { userId: learner, questions: [question], now: new Date(at) })
		const kept = readKeptResult('handed in', learner) as KeptResult
		const { source, questions } = resultOfBrowser(kept, 'english')
		expect(questions).toMatchObject([{ questionId: 'kota', verdict: 'not-attempted' }])
		expect(titleOfSource(kinds, source, 'hindi')).toBe('chambal (hindi)')
		expect([isOfKind(source, mapsName), isOfKind(source, 'mains')]).toEqual([true, false])
		const row = rowOf(kept, kinds)
		expect(row).toContain('chambal (english)')
		expect(row).toContain('href="/maps?result=')
	})

	it('has the same result where the server gives it, with the names that only the server knows', () => {
		const verdicts = [{ questionId: 'kota', question, judgement: 'wrong', isAttempted: true }]
		const answer = { source: { ...maps, river: 'Chambal' }, questionResults: verdicts } as unknown as QuizResultData
		const { source, questions } = resultOfServer(answer)
		expect(titleOfSource(kinds, source, 'english')).toBe('Chambal (english)')
		expect(questions).toMatchObject([
			{ questionId: 'kota', text: 'Where is Kota?', isFallback: false, verdict: 'incorrect' },
		])
	})

	it('is shown plainly, without a link, where the kind is not known', async () => {
		const kept = readKeptResult('handed in', learner) as KeptResult
		expect(rowOf(kept, resultKinds)).toMatch(/<b>Quiz<\/b>/)
		expect(rowOf(kept, resultKinds)).not.toContain('href')
		const answer = { source: { kind: 'unknown' }, questionResults: [] } as unknown as QuizResultData
		const { source } = resultOfServer(answer)
		expect(titleOfSource(resultKinds, source, 'english')).toBeNull()
		expect(resultLink(resultKinds, source, 'any')).toBeNull()
		expect(isOfKind(source, 'mains')).toBe(false)
	})

	it('whose name is one of every object’s is not known either', () => {
		const source = { kind: 'toString' } as unknown as QuizData['source']
		expect(titleOfSource(resultKinds, source, 'english')).toBeNull()
	})
})
