import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgements } from '../judgement.ts'
import { attempt, judge, mergeQuizzes, openQuestions, type Quiz, startQuiz, submissionMoment } from './quiz.ts'

const start = new Date('2026-11-24T10:00:00.000Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const ids = ['one', 'two', 'three']
const fresh = startQuiz('q', ids, start)

it('begins with nothing attempted, at that moment', () => {
	expect(fresh).toEqual({
		quizId: 'q',
		questionIds: ids,
		answers: {},
		startedAt: '2026-11-24T10:00:00.000Z',
		elapsedSeconds: 0,
	})
	expect(openQuestions(fresh)).toEqual(ids)
})

describe('attempting', () => {
	it('takes a question from the open ones, once and for good', () => {
		const once = attempt(fresh, 'two', later(1))
		expect(openQuestions(once)).toEqual(['one', 'three'])
		expect(once.answers.two).toEqual({ attemptedAt: '2026-11-24T10:01:00.000Z', judgement: null, judgedAt: null })
		expect(attempt(once, 'two', later(5))).toBe(once)
	})

	it('knows only the questions of the quiz', () => {
		expect(attempt(fresh, 'four', later(1))).toBe(fresh)
		expect(judge(fresh, 'four', 'right', later(1))).toBe(fresh)
	})

	it('leaves none open at the end', () => {
		expect(openQuestions(ids.reduce((quiz, id) => attempt(quiz, id, later(1)), fresh))).toEqual([])
	})
})

describe('judging', () => {
	it('counts as attempting, can be changed, and taken back by the same judgement', () => {
		const right = judge(fresh, 'one', 'right', later(2))
		expect(right.answers.one).toEqual({
			attemptedAt: '2026-11-24T10:02:00.000Z',
			judgement: 'right',
			judgedAt: '2026-11-24T10:02:00.000Z',
		})
		const wrong = judge(right, 'one', 'wrong', later(3))
		expect(wrong.answers.one).toMatchObject({ attemptedAt: right.answers.one?.attemptedAt, judgement: 'wrong' })
		const none = judge(wrong, 'one', 'wrong', later(4))
		expect(none.answers.one).toMatchObject({ judgement: null, judgedAt: '2026-11-24T10:04:00.000Z' })
		expect(openQuestions(none)).toEqual(['two', 'three'])
	})
})

describe('two copies of a quiz', () => {
	it('keep what was attempted in either, the first moment, the longest time and the last judgement', () => {
		const phone = { ...judge(attempt(fresh, 'one', later(1)), 'one', 'right', later(2)), elapsedSeconds: 200 }
		const laptop = { ...judge(attempt(fresh, 'two', later(3)), 'one', 'partly', later(4)), elapsedSeconds: 90 }
		const merged = mergeQuizzes(phone, laptop)
		expect(Object.keys(merged.answers)).toEqual(['one', 'two'])
		expect(merged.answers.one).toEqual({
			attemptedAt: '2026-11-24T10:01:00.000Z',
			judgement: 'partly',
			judgedAt: '2026-11-24T10:04:00.000Z',
		})
		expect(merged.elapsedSeconds).toBe(200)
	})

	it('hold a judgement that was taken back later', () => {
		const judged = judge(fresh, 'one', 'right', later(1))
		const takenBack = judge(judged, 'one', 'right', later(2))
		expect(mergeQuizzes(takenBack, judged).answers.one?.judgement).toBeNull()
		expect(mergeQuizzes(judged, takenBack).answers.one?.judgement).toBeNull()
	})

	const moment = fc.integer({ min: 0, max: 5 }).map((minutes) => later(minutes).toISOString())
	const answer = fc
		.record({
			attemptedAt: moment,
			judgement: fc.constantFrom(null, ...judgements),
			judgedAt: fc.option(moment),
			option: fc.constantFrom(0, 1),
		})
		.map((given) => (given.judgedAt ? given : { ...given, judgement: null }))
	const copy: fc.Arbitrary<Quiz> = fc.record({
		quizId: fc.constant('q'),
		questionIds: fc.constant(ids),
		answers: fc
			.subarray(ids)
			.chain((some) => fc.tuple(...some.map((id) => fc.tuple(fc.constant(id), answer))))
			.map((pairs) => Object.fromEntries(pairs)),
		startedAt: moment,
		elapsedSeconds: fc.nat(600),
	})

	it('come to the same in any order and however often, and lose nothing', () => {
		fc.assert(
			fc.property(copy, copy, copy, (one, two, three) => {
				const merged = mergeQuizzes(one, two)
				expect(mergeQuizzes(two, one)).toEqual(merged)
				expect(mergeQuizzes(merged, two)).toEqual(merged)
				expect(mergeQuizzes(merged, three)).toEqual(mergeQuizzes(one, mergeQuizzes(two, three)))
				for (const id of [...Object.keys(one.answers), ...Object.keys(two.answers)]) {
					expect(merged.answers).toHaveProperty(id)
				}
			}),
		)
	})
})

describe('the moment of a submission', () => {
	const begun = start.toISOString()
	const at = (minutes: number) => later(minutes).toISOString()

	it.each([
		['what the device says', at(5), at(5)],
		['now, where it says nothing', undefined, at(10)],
		['the beginning, where its clock is behind', at(-60), begun],
		['now, where its clock is ahead', at(600), at(10)],
		['the beginning itself', begun, begun],
		['now itself', at(10), at(10)],
		['what it says in another zone', '2026-11-24T15:35:00.000+05:30', at(5)],
	])('is %s', (_, given, moment) => expect(submissionMoment(given, begun, later(10))).toBe(moment))

	it('is now where the quiz began later than that', () => {
		expect(submissionMoment(at(5), at(20), later(10))).toBe(at(10))
	})

	it('lies between the beginning and now, whatever a clock says', () => {
		const minute = fc.integer({ min: -10_000, max: 10_000 })
		fc.assert(
			fc.property(minute, fc.nat(10_000), (given, now) => {
				const moment = submissionMoment(at(given), begun, later(now))
				expect(moment >= begun && moment <= at(now)).toBe(true)
			}),
		)
	})
})
