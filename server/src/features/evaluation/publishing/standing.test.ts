import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Circumstances, decideStanding, type Judged } from './standing.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 6, minute))

/** Builds an evaluation that waits, or that was published with so many half marks at a minute. */
const build = (kind: Judged['kind'], halfMarks: number | null = null, minute = 0): Judged => ({
	id: kind,
	kind,
	state: halfMarks === null ? 'waiting' : 'published',
	halfMarks,
	publishedAt: halfMarks === null ? null : at(minute),
})

const decide = (evaluations: Judged[], given: Partial<Circumstances> = {}) => {
	const { stands, needsLead } = decideStanding(evaluations, {
		maxHalves: 20,
		returnedAt: null,
		isDue: false,
		...given,
	})
	return [stands?.kind ?? null, needsLead]
}

describe('of a copy that is not returned', () => {
	it.each([
		['nothing is published', [build('first')], [null, false]],
		['the only evaluation is', [build('first', 13)], ['first', false]],
		['the second is not there yet', [build('first', 13), build('second')], [null, false]],
		['the first is not there yet', [build('first'), build('second', 13)], [null, false]],
		['both are close: a fifth of the marks apart', [build('first', 13), build('second', 17)], ['first', false]],
		['both are further apart', [build('first', 13), build('second', 18)], [null, true]],
		['they are so in the other way', [build('first', 18), build('second', 13)], [null, true]],
		['the lead was asked', [build('first', 13), build('second', 18), build('lead')], [null, false]],
		['the lead has decided', [build('first', 13), build('second', 18), build('lead', 15)], ['lead', false]],
	] as const)('decides once %s', (_, evaluations, decision) => {
		expect(decide([...evaluations])).toEqual(decision)
	})

	it.each([
		['nothing', [build('first'), build('second')], [null, false]],
		['the first', [build('first', 13), build('second')], ['first', false]],
		['the second', [build('first'), build('second', 9)], ['second', false]],
		['the first of two that differ, and asks a lead', [build('first', 13), build('second', 2)], ['first', true]],
	] as const)('gives what there is when it is due: %s', (_, evaluations, decision) => {
		expect(decide([...evaluations], { isDue: true })).toEqual(decision)
	})
})

describe('of a copy that was returned', () => {
	const later = { returnedAt: at(5), isDue: true }

	it.each([
		[
			'stays, when the second comes late and is close',
			[build('first', 13, 1), build('second', 14, 9)],
			['first', false],
		],
		[
			'stays with the second, when the first comes late',
			[build('first', 13, 9), build('second', 14, 1)],
			['second', false],
		],
		['stays, and asks a lead, when they differ', [build('first', 3, 9), build('second', 14, 1)], ['second', true]],
		['changes as the lead says', [build('first', 13, 1), build('second', 3, 9), build('lead', 6, 12)], ['lead', false]],
		[
			'changes as the re-evaluation says',
			[build('first', 13, 1), build('re-evaluation', 6, 12)],
			['re-evaluation', false],
		],
		['stays while it is evaluated again', [build('first', 13, 1), build('re-evaluation')], ['first', false]],
		[
			'asks no lead once the learner has asked for another evaluation',
			[build('first', 13, 1), build('second', 3, 9), build('re-evaluation')],
			['first', false],
		],
		[
			'leaves the last word to the re-evaluation',
			[build('first', 13, 1), build('second', 3, 2), build('lead', 8, 12), build('re-evaluation', 9, 11)],
			['re-evaluation', false],
		],
	] as const)('%s', (_, evaluations, decision) => {
		expect(decide([...evaluations], later)).toEqual(decision)
	})
})

const marks = fc.option(fc.integer({ min: 0, max: 20 }))
const states = fc.record({ first: marks, second: fc.option(marks), lead: fc.option(marks), isDue: fc.boolean() })

it('gives the same whatever the order of the list, never what nobody gave, and something once it is due', () => {
	fc.assert(
		fc.property(states, ({ first, second, lead, isDue }) => {
			const all = [build('first', first), build('second', second), build('lead', lead)]
			const decision = decide(all, { isDue })
			const published = all.filter(({ state }) => state === 'published').map(({ kind }) => kind)
			expect(decide(all.toReversed(), { isDue })).toEqual(decision)
			expect([null, ...published]).toContain(decision[0])
			if (isDue) expect(decision[0] === null).toBe(published.length === 0)
		}),
	)
})
