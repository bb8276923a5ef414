import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlaceablePage, placePages } from './place-pages.ts'

const own = (pageId: string, page: number): PlaceablePage => ({ pageId, code: { belongs: 'here', page } })
const foreign = (pageId: string, belongs: 'other-question' | 'other-learner' = 'other-question'): PlaceablePage => ({
	pageId,
	code: { belongs, page: 1 },
})
const plain = (pageId: string): PlaceablePage => ({ pageId, code: null })

describe('pages of a booklet', () => {
	it('come into their order', () => {
		expect(placePages([own('c', 3), own('a', 1), own('b', 2)])).toEqual({
			order: ['a', 'b', 'c'],
			missing: [],
			foreign: [],
			repeated: [],
		})
	})

	it('leave pages without a code where they are', () => {
		expect(placePages([plain('x'), own('c', 3), plain('y'), own('a', 1)])).toMatchObject({
			order: ['x', 'a', 'y', 'c'],
			missing: [2],
		})
		expect(placePages([plain('y'), plain('x')])).toEqual({ order: ['y', 'x'], missing: [], foreign: [], repeated: [] })
	})

	it('are asked for up to the highest that is there', () => {
		expect(placePages([own('e', 5), own('b', 2)]).missing).toEqual([1, 3, 4])
		expect(placePages([own('a', 1), own('b', 2)]).missing).toEqual([])
	})

	it('of other booklets are named and not moved', () => {
		const pages = [own('b', 2), foreign('q'), own('a', 1), foreign('l', 'other-learner')]
		expect(placePages(pages)).toMatchObject({ order: ['a', 'q', 'b', 'l'], foreign: ['q', 'l'], missing: [] })
	})

	it('that come twice lie side by side, and the later one is named', () => {
		const pages = [own('a2', 1), own('b', 2), own('a', 1)]
		expect(placePages(pages)).toMatchObject({ order: ['a2', 'a', 'b'], repeated: ['a'], missing: [] })
	})

	const page = fc.record({
		code: fc.option(
			fc.record({
				belongs: fc.constantFrom('here' as const, 'other-question' as const, 'other-learner' as const),
				page: fc.integer({ min: 1, max: 12 }),
			}),
		),
	})

	it('are all kept, once; others keep their places; own ones never go down', () => {
		fc.assert(
			fc.property(fc.array(page, { maxLength: 14 }), (codes) => {
				const pages = codes.map(({ code }, index) => ({ pageId: `p${index}`, code }))
				const { order } = placePages(pages)
				expect(order.toSorted()).toEqual(pages.map(({ pageId }) => pageId).toSorted())
				const placed = order.map((pageId) => pages.find((each) => each.pageId === pageId))
				const numbers = placed.flatMap((each) => (each?.code?.belongs === 'here' ? [each.code.page] : []))
				expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
				for (const [index, { pageId, code }] of pages.entries())
					if (code?.belongs !== 'here') expect(order[index]).toBe(pageId)
			}),
		)
	})
})
