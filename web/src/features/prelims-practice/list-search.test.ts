import { expect, it } from 'vitest'
import { readPrelimsSearch } from './list-search.ts'

const nothing = {
	...{ subject: undefined, topic: undefined, difficulty: undefined, count: undefined },
	...{ page: undefined, question: undefined, only: undefined },
}

it('reads what the address names', () => {
	expect(
		readPrelimsSearch({
			subject: 'reasoning',
			topic: 'governor',
			difficulty: 'HARD',
			count: '50',
			page: 3,
			only: 'wrong',
		}),
	).toEqual({
		...nothing,
		subject: 'reasoning',
		topic: 'governor',
		difficulty: 'HARD',
		count: 50,
		page: 3,
		only: 'wrong',
	})
	expect(readPrelimsSearch({ question: 'perennial-river', count: 20 })).toMatchObject({
		question: 'perennial-river',
		count: 20,
	})
})

it.each([
	{
		subject: 'cooking',
		topic: 'Not An Id',
		difficulty: 'hard',
		count: '11',
		page: '0',
		question: '../x',
		only: 'right',
	},
	{ subject: ['reasoning'], topic: 5, difficulty: null, count: '10', page: 1, question: '', only: '' },
])('counts as missing what is unknown, malformed or the default: %j', (raw) => {
	expect(readPrelimsSearch(raw)).toEqual(nothing)
})
