import { describe, expect, it } from 'vitest'
import { chooseRelated } from './choose-related.ts'

const of = (kind: string, ...shared: number[]) => shared.map((count) => ({ kind, shared: count }))
const said = (chosen: { kind: string; shared: number }[]) => chosen.map(({ kind, shared }) => `${kind} ${shared}`)

describe('what is related', () => {
	it('is one of each kind first, the closest kinds in front, then the closest of all', () => {
		const candidates = [of('note', 1, 1), of('map', 2), [], of('question', 3, 3, 1)]
		expect(said(chooseRelated(candidates, 6))).toEqual([
			'question 3',
			'map 2',
			'note 1',
			'question 3',
			'note 1',
			'question 1',
		])
	})

	it('leaves out what is too much, of kinds as of items', () => {
		const candidates = [of('note', 1), of('map', 2), of('article', 3, 3)]
		expect(said(chooseRelated(candidates, 2))).toEqual(['article 3', 'map 2'])
		expect(chooseRelated([], 6)).toEqual([])
	})
})
