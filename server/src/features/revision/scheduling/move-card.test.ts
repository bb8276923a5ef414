import { addDays, daysBetween } from '@aravalli/shared/india-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, type Given, moveCard } from './move-card.ts'
import { nextMemory } from './next-memory.ts'

const day = '2026-11-30'
const given = (changes: Partial<Given> = {}): Given => ({
	...{ isRight: true, isGuessed: false, isEasy: false, day, isRevision: true, isMixed: false },
	...changes,
})

const wrong = { isRight: false }
const guessed = { isGuessed: true }

/** Was wrong so many days ago and is due since the day after. */
function wrongAgo(days: number, changes: Partial<Card> = {}): Card {
	const card = moveCard(null, given({ ...wrong, day: addDays(day, -days), isRevision: false }))
	if (!card) throw new Error('A wrong answer makes a card.')
	return { ...card, ...changes }
}

describe('the first answer to a question', () => {
	it.each([
		['right', {}, null],
		['guessed right', guessed, { reason: 'guessed', dueOn: '2026-12-01' }],
		['wrong', wrong, { reason: 'wrong', dueOn: '2026-12-01' }],
		['guessed wrong', { ...wrong, ...guessed }, { reason: 'wrong', dueOn: '2026-12-01' }],
	])('makes a card where it is %s', (_, changes, expected) => {
		const card = moveCard(null, given({ ...changes, isRevision: false }))
		if (expected) expect(card).toMatchObject({ ...expected, doneOn: null, againOn: null, reps: 1, lapses: 0 })
		else expect(card).toBeNull()
	})

	it('on current affairs is remembered where it was right, and does not come back', () => {
		expect(moveCard(null, given({ isMixed: true }))).toMatchObject({
			reason: 'seen',
			dueOn: null,
			doneOn: day,
			reps: 0,
		})
		expect(moveCard(null, given({ isMixed: true, isRevision: false }))).toMatchObject({ reason: 'seen', doneOn: null })
		expect(moveCard(null, given({ isMixed: true, ...wrong }))).toMatchObject({
			reason: 'wrong',
			doneOn: day,
			againOn: day,
		})
	})
})

describe('a card that is due', () => {
	it('comes later and later while it is known, and tomorrow when it was forgotten', () => {
		let card: Card | null = wrongAgo(1)
		const waits: number[] = []
		for (let times = 0; times < 5; times += 1) {
			const dueOn: string = card?.dueOn ?? ''
			card = moveCard(card, given({ day: dueOn }))
			waits.push(daysBetween(dueOn, card?.dueOn ?? ''))
		}
		expect(waits).toEqual(waits.toSorted((one, other) => one - other))
		expect(waits[0]).toBeGreaterThanOrEqual(2)
		expect(waits.at(-1)).toBeGreaterThan(30)
		const forgotten = moveCard(card, given({ ...wrong, day: card?.dueOn ?? '' }))
		expect(daysBetween(card?.dueOn ?? '', forgotten?.dueOn ?? '')).toBeLessThan(waits.at(-1) ?? 0)
		expect(forgotten).toMatchObject({ reason: 'wrong', lapses: 1, againOn: card?.dueOn })
	})

	it('waits longer the easier it was', () => {
		const dueAfter = (changes: Partial<Given>) => daysBetween(day, moveCard(wrongAgo(3), given(changes))?.dueOn ?? '')
		const days = [wrong, guessed, {}, { isEasy: true }].map(dueAfter)
		expect(days).toEqual(days.toSorted((one, other) => one - other))
		expect(new Set(days).size).toBe(4)
	})

	it('is done for the day, also where it was answered in practice', () => {
		for (const isRevision of [true, false])
			expect(moveCard(wrongAgo(1), given({ isRevision }))).toMatchObject({
				doneOn: day,
				reviewedOn: day,
				againOn: null,
			})
	})

	it('comes once more on the day on which it was wrong in revision, and only once', () => {
		const once = moveCard(wrongAgo(1), given(wrong))
		expect(once).toMatchObject({ againOn: day, dueOn: '2026-12-01' })
		for (const changes of [{}, wrong]) {
			const twice = moveCard(once, given(changes))
			expect(twice).toEqual({ ...once, againOn: null })
			expect(moveCard(twice, given(changes))).toEqual(twice)
		}
	})
})

describe('a card that is not due', () => {
	const later = moveCard(
		moveCard(wrongAgo(3), given({ day: addDays(day, -1) })),
		given({ day: '2099-01-01', isRight: true }),
	)
	const card: Card = { ...wrongAgo(3), reviewedOn: addDays(day, -2), dueOn: '2026-12-20', reps: 4 }

	it('is not moved by a right answer in practice, and is by a wrong one', () => {
		expect(later?.reps).toBe(3)
		expect(moveCard(card, given({ isRevision: false }))).toBe(card)
		expect(moveCard(card, given({ ...wrong, isRevision: false }))).toMatchObject({
			reps: 5,
			lapses: 1,
			doneOn: card.doneOn,
		})
	})

	it('was read today already: known again says nothing, forgotten again brings it tomorrow', () => {
		const today = { ...card, reviewedOn: day }
		expect(moveCard(today, given())).toBe(today)
		expect(moveCard(today, given(wrong))).toEqual({ ...today, dueOn: '2026-12-01' })
	})

	it('is not moved where the learner has said not to ask again', () => {
		const suspended = { ...wrongAgo(1), isSuspended: true }
		for (const changes of [{}, wrong, guessed]) expect(moveCard(suspended, given(changes))).toBe(suspended)
	})
})

it('any answers leave a card whose days are in order and that comes back within half a year', () => {
	const answers = fc.array(
		fc.record({
			isRight: fc.boolean(),
			isGuessed: fc.boolean(),
			isEasy: fc.boolean(),
			isRevision: fc.boolean(),
			wait: fc.nat({ max: 40 }),
		}),
		{ minLength: 1, maxLength: 60 },
	)
	fc.assert(
		fc.property(answers, (all) => {
			let card: Card | null = null
			let today = day
			for (const { wait, ...answer } of all) {
				today = addDays(today, wait)
				card = moveCard(card, given({ ...answer, day: today }))
				if (!card?.dueOn || card.reviewedOn === null) continue
				expect(daysBetween(card.reviewedOn, card.dueOn)).toBeGreaterThanOrEqual(1)
				expect(daysBetween(today, card.dueOn)).toBeLessThanOrEqual(180)
				expect(card.memory?.difficulty).toBeGreaterThanOrEqual(1)
				expect(card.memory?.difficulty).toBeLessThanOrEqual(10)
			}
		}),
	)
})

it('FSRS is asked by whole days: the first intervals are those of its default parameters', () => {
	const first = (['again', 'hard', 'good', 'easy'] as const).map((rating) => nextMemory(null, 0, rating).days)
	expect(first).toEqual([1, 1, 2, 8])
})
