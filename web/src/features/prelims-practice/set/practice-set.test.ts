import type { PrelimsQuestionData } from '@aravalli/shared/prelims-practice/contract'
import type { AnswerOption } from '@aravalli/shared/questions/answer-options'
import { describe, expect, it } from 'vitest'
import {
	begunAgain,
	emptySet,
	type GivenAnswer,
	joinSets,
	type PracticeSet,
	withAnswer,
	withAsked,
	withGuess,
	withLanguage,
} from './practice-set.ts'
import { outcomeIn, sumUp } from './sum-up.ts'

const texts = {
	...{ subject: '', topic: '', explanation: '', source: '' },
	...{ options: ['1', '2', '3', '4'], whyWrong: ['', '', '', ''] },
}

const question = (_id: string, given: Partial<PrelimsQuestionData> = {}): PrelimsQuestionData => ({
	_id,
	subjectId: 'reasoning',
	topicId: '',
	difficulty: 'EASY',
	key: 'B',
	isDropped: false,
	isMostImportant: false,
	year: null,
	questionNumber: null,
	isFallback: false,
	translations: { english: { ...texts, question: `Question\n${_id}` }, hindi: null },
	...given,
})

const asked = (...questions: PrelimsQuestionData[]) =>
	withAsked(
		emptySet,
		questions.map((one, index) => ({ question: one, number: index + 1 })),
	)

const given = (answer: AnswerOption, answeredAt = '2026-11-30T10:00:00.000Z', sendKey = 'k'): GivenAnswer => ({
	sendKey,
	answer,
	spentSeconds: 10,
	answeredAt,
})

const scheme = {
	...{ questionCount: 150, totalMarks: 200, wrongParts: 3, wrongHundredths: null, hasNotAttempted: true },
	...{ isBlankPenalised: true, blankLimitPercent: 10, droppedRule: 'scale' as const },
}

describe('a set', () => {
	it('keeps the first answer to a question, whatever comes later', () => {
		const set = withAnswer(withAnswer(asked(question('a')), 'a', given('A')), 'a', given('B'))
		expect(set.questions.a?.given?.answer).toBe('A')
		expect(withAnswer(set, 'missing', given('A'))).toBe(set)
	})

	it('keeps what was answered when its questions are shown again, with a key that was corrected', () => {
		const set = withAnswer(asked(question('a')), 'a', given('C'))
		const [shown] = [withAsked(set, [{ question: question('a', { key: 'C' }), number: 7 }])]
		expect(shown.questions.a).toMatchObject({ number: 7, key: 'C', given: { answer: 'C' } })
		expect(outcomeIn(shown.questions.a)).toBe('right')
	})

	it('is told from one language to the other without a change of any answer', () => {
		let set = withGuess(withAnswer(asked(question('a')), 'a', given('C')), 'a', true, 1)
		const before = set.questions.a
		for (let time = 0; time < 50; time += 1) set = withLanguage(set, 'a', time % 2 ? 'english' : 'hindi', time + 2)
		expect(set.questions.a).toEqual({ ...before, language: 'english', changedAt: 51 })
	})

	it('holds the last 500 questions that were shown', () => {
		const many = Array.from({ length: 501 }, (_, index) => question(`q${index}`))
		const set = asked(...many)
		expect(Object.keys(set.questions)).toHaveLength(500)
		expect(set.questions.q0).toBeUndefined()
	})

	it('begins again with its questions and nothing of what was made of them but their language', () => {
		const set = withLanguage(withAnswer(asked(question('a')), 'a', given('A')), 'a', 'hindi', 3)
		expect(begunAgain(set, 5)).toEqual({
			round: 5,
			questions: { a: { ...asked(question('a')).questions.a, language: 'hindi', changedAt: 3 } },
		})
	})
})

describe('two copies of a set', () => {
	const start = asked(question('a'), question('b'))
	const early = withAnswer(start, 'a', given('A', '2026-11-30T10:00:00.000Z', 'one'))
	const late = withAnswer(start, 'a', given('B', '2026-11-30T10:00:01.000Z', 'two'))
	const both = (one: PracticeSet, other: PracticeSet) => {
		const joined = joinSets(one, other)
		expect(joinSets(other, one)).toEqual(joined)
		return joined
	}

	it('have what either has, and of two answers the first', () => {
		expect(both(early, late).questions.a?.given).toMatchObject({ answer: 'A', sendKey: 'one' })
		expect(both(withAnswer(start, 'b', given('E')), early).questions).toMatchObject({
			a: { given: { answer: 'A' } },
			b: { given: { answer: 'E' } },
		})
	})

	it('have the guess and the language that were changed last, also when they are taken back', () => {
		const on = withGuess(start, 'a', true, 1)
		expect(both(on, withGuess(on, 'a', false, 2)).questions.a?.isGuessed).toBe(false)
		expect(both(on, start).questions.a?.isGuessed).toBe(true)
	})

	it('are one that was begun again, where one was', () => {
		expect(both(early, begunAgain(late, 5)).questions.a?.given).toBeUndefined()
	})
})

describe('the sum of a set', () => {
	it('counts each outcome, and marks it with the real cost of a wrong answer', () => {
		let set = asked(...['a', 'b', 'c', 'd', 'e'].map((id) => question(id)), question('f', { isDropped: true }))
		for (const [id, option] of Object.entries({ a: 'B', b: 'A', c: 'E', d: 'B', f: 'A' } as const))
			set = withAnswer(set, id, given(option))
		set = withGuess(withGuess(set, 'b', true, 1), 'd', true, 1)
		expect(sumUp(set, scheme)).toMatchObject({
			...{ questions: 6, answered: 5, right: 2, wrong: 1, notAttempted: 1, dropped: 1 },
			...{ guessed: 2, guessedRight: 1, spentSeconds: 50 },
			// Two right are 8/3 marks, one wrong costs 4/9; four that count give 16/3 at most.
			...{ marksHundredths: 222, maxHundredths: 533 },
			wrongOnes: [{ id: 'b' }],
		})
	})

	it('may be below zero, and has no marks where nobody knows how it is marked', () => {
		const set = withAnswer(asked(question('a')), 'a', given('A'))
		expect(sumUp(set, scheme).marksHundredths).toBe(-44)
		expect(sumUp(set, null)).toMatchObject({ marksHundredths: null, maxHundredths: null, wrong: 1 })
		expect(sumUp(emptySet, scheme)).toMatchObject({ marksHundredths: 0, maxHundredths: 0, answered: 0 })
	})
})
