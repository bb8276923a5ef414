import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnswerOption, answerOptions, keyOptions } from '../questions/answer-options.ts'
import type { MarkingScheme } from './marking-scheme.ts'
import { countOutcomes, fullMarks, type KeyEntry, marksOf, outcomeOf, scoreTest } from './score-test.ts'

/** Is RPSC's scheme since August 2023, as exam-facts tell it. */
const rpsc: MarkingScheme = {
	questionCount: 150,
	totalMarks: 200,
	wrongParts: 3,
	wrongHundredths: null,
	hasNotAttempted: true,
	isBlankPenalised: true,
	blankLimitPercent: 10,
	droppedRule: 'scale',
}

const keyOf = (count: number): KeyEntry[] => Array.from({ length: count }, (_, index) => keyOptions[index % 4] ?? 'A')

/** Answers the first questions right, the next ones wrong, then E, and leaves the rest blank. */
function answered(key: KeyEntry[], right: number, wrong: number, notAttempted: number): (AnswerOption | null)[] {
	return key.map((entry, index) => {
		if (index < right) return entry === 'dropped' ? 'A' : entry
		if (index < right + wrong) return entry === 'A' ? 'B' : 'A'
		return index < right + wrong + notAttempted ? 'E' : null
	})
}

const paper = keyOf(150)

describe('the marks of a paper', () => {
	it('are those of the worked example: 90 right, 30 wrong, 20 E, 10 blank make 102.22', () => {
		expect(scoreTest(rpsc, paper, answered(paper, 90, 30, 20))).toEqual({
			right: 90,
			wrong: 30,
			notAttempted: 20,
			blank: 10,
			dropped: 0,
			marksHundredths: 10_222,
			maxHundredths: 20_000,
			isDisqualified: false,
		})
	})

	it.each([
		[150, 0, 0, 20_000],
		[0, 150, 0, -6667],
		[0, 0, 150, 0],
		[1, 0, 149, 133],
		[0, 1, 149, -44],
		[2, 1, 147, 222],
		[100, 50, 0, 11_111],
	])('%i right, %i wrong, %i E: %i hundredths', (right, wrong, notAttempted, hundredths) => {
		expect(scoreTest(rpsc, paper, answered(paper, right, wrong, notAttempted)).marksHundredths).toBe(hundredths)
	})

	it('lose a third for a blank as for a wrong one, where the scheme says so', () => {
		expect(scoreTest(rpsc, paper, answered(paper, 90, 0, 50)).marksHundredths).toBe(11_556)
		const lenient = { ...rpsc, isBlankPenalised: false }
		expect(scoreTest(lenient, paper, answered(paper, 90, 0, 50)).marksHundredths).toBe(12_000)
	})

	it('lose a fixed amount where the scheme has one: 0.33 for each of 40', () => {
		const fixed = { ...rpsc, wrongParts: null, wrongHundredths: 33 }
		expect(scoreTest(fixed, paper, answered(paper, 90, 30, 20)).marksHundredths).toBe(12_000 - 40 * 33)
	})

	it('lose nothing where wrong answers cost nothing', () => {
		const free = { ...rpsc, wrongParts: null }
		expect(scoreTest(free, paper, answered(paper, 90, 60, 0)).marksHundredths).toBe(12_000)
	})

	it('of a short paper are its share of the whole', () => {
		const short = keyOf(30)
		expect(scoreTest(rpsc, short, answered(short, 30, 0, 0))).toMatchObject({
			marksHundredths: 4000,
			maxHundredths: 4000,
		})
		expect(fullMarks(rpsc, 1)).toBe(133)
	})
})

describe('blank questions', () => {
	it.each([
		[15, false],
		[16, true],
	])('%i of 150 disqualify: %s', (blank, isDisqualified) => {
		expect(scoreTest(rpsc, paper, answered(paper, 150 - blank, 0, 0))).toMatchObject({ blank, isDisqualified })
	})

	it('disqualify nobody where the scheme has no limit, and E is never blank', () => {
		expect(scoreTest({ ...rpsc, blankLimitPercent: null }, paper, []).isDisqualified).toBe(false)
		expect(scoreTest(rpsc, paper, answered(paper, 0, 0, 150)).isDisqualified).toBe(false)
	})

	it('count towards the limit also where the question is dropped later', () => {
		const key = paper.map((entry, index): KeyEntry => (index >= 145 ? 'dropped' : entry))
		expect(scoreTest(rpsc, key, answered(key, 134, 0, 0))).toMatchObject({
			blank: 11,
			dropped: 5,
			isDisqualified: true,
		})
	})
})

describe('a dropped question', () => {
	const dropped = paper.map((entry, index): KeyEntry => (index < 3 ? 'dropped' : entry))

	it('leaves its marks to the others: the total stays', () => {
		const all = answered(paper, 150, 0, 0)
		expect(scoreTest(rpsc, dropped, all)).toMatchObject({ dropped: 3, right: 147, marksHundredths: 20_000 })
		expect(scoreTest(rpsc, dropped, answered(paper, 0, 150, 0)).marksHundredths).toBe(-6667)
		// 200 ÷ 147 for each right one.
		expect(scoreTest(rpsc, dropped, answered(paper, 4, 0, 146)).marksHundredths).toBe(136)
	})

	it('gives its marks to everybody where the scheme says so', () => {
		const bonus = { ...rpsc, droppedRule: 'bonus' } as const
		expect(scoreTest(bonus, dropped, answered(paper, 0, 0, 150)).marksHundredths).toBe(400)
		expect(scoreTest(bonus, dropped, answered(paper, 150, 0, 0)).marksHundredths).toBe(20_000)
	})

	it('gives nothing where all are dropped', () => {
		expect(
			scoreTest(
				rpsc,
				paper.map((): KeyEntry => 'dropped'),
				answered(paper, 150, 0, 0),
			).marksHundredths,
		).toBe(0)
	})
})

const anyKey = fc.constantFrom<KeyEntry>(...keyOptions, 'dropped')
const anyAnswer = fc.option(fc.constantFrom<AnswerOption>(...answerOptions))
const anyScheme = fc.record<MarkingScheme>({
	questionCount: fc.integer({ min: 1, max: 300 }),
	totalMarks: fc.integer({ min: 1, max: 1000 }),
	wrongParts: fc.option(fc.integer({ min: 1, max: 10 })),
	wrongHundredths: fc.constant(null),
	hasNotAttempted: fc.boolean(),
	isBlankPenalised: fc.boolean(),
	blankLimitPercent: fc.option(fc.integer({ min: 0, max: 100 })),
	droppedRule: fc.constantFrom('scale', 'bonus'),
})
const anyAttempt = fc.array(fc.tuple(anyKey, anyAnswer), { minLength: 1, maxLength: 300 })

describe('whatever the scheme and the answers', () => {
	it('marks are never above the maximum, nor below its loss', () => {
		fc.assert(
			fc.property(anyScheme, anyAttempt, (scheme, attempt) => {
				const { marksHundredths, maxHundredths } = scoreTest(scheme, ...split(attempt))
				expect(marksHundredths).toBeLessThanOrEqual(maxHundredths)
				expect(marksHundredths).toBeGreaterThanOrEqual(-maxHundredths)
			}),
		)
	})

	it('the order of the questions is irrelevant', () => {
		const shuffled = anyAttempt.chain((attempt) =>
			fc.tuple(
				fc.constant(attempt),
				fc.shuffledSubarray(attempt, { minLength: attempt.length, maxLength: attempt.length }),
			),
		)
		fc.assert(
			fc.property(anyScheme, shuffled, (scheme, [one, other]) => {
				expect(scoreTest(scheme, ...split(one))).toEqual(scoreTest(scheme, ...split(other)))
			}),
		)
	})

	it('a right answer is never worth less than any other', () => {
		fc.assert(
			fc.property(anyScheme, anyAttempt, fc.nat(), anyAnswer, (scheme, attempt, nat, instead) => {
				const [key, answers] = split(attempt)
				const at = nat % key.length
				const entry = key[at]
				const right = answers.map((answer, index) => (index === at && entry && entry !== 'dropped' ? entry : answer))
				const other = answers.map((answer, index) => (index === at && entry !== 'dropped' ? instead : answer))
				expect(scoreTest(scheme, key, right).marksHundredths).toBeGreaterThanOrEqual(
					scoreTest(scheme, key, other).marksHundredths,
				)
			}),
		)
	})

	it('each question counts once, and the marks of parts make the whole but for their rounding', () => {
		fc.assert(
			fc.property(anyScheme, anyAttempt, fc.nat(), (scheme, attempt, nat) => {
				const [key, answers] = split(attempt)
				const all = key.map((entry, index) => outcomeOf(entry, answers[index] ?? null))
				const whole = countOutcomes(all)
				const { right, wrong, notAttempted, blank, dropped } = whole
				expect(right + wrong + notAttempted + blank + dropped).toBe(key.length)
				const at = nat % key.length
				const parts = [all.slice(0, at), all.slice(at)].map((part) => marksOf(scheme, countOutcomes(part), whole))
				const sum = parts.reduce((one, other) => one + other, 0)
				expect(Math.abs(sum - marksOf(scheme, whole, whole))).toBeLessThanOrEqual(1)
			}),
		)
	})
})

const split = (attempt: [KeyEntry, AnswerOption | null][]) =>
	[attempt.map(([entry]) => entry), attempt.map(([, answer]) => answer)] as const
