import { expect, it } from 'vitest'
import { readPostListSearch } from './list-search.ts'

it.each([
	['2', 2],
	[3, 3],
	['1', undefined],
	['0', undefined],
	['-2', undefined],
	['2.5', undefined],
	['two', undefined],
	[undefined, undefined],
	[['2', '3'], undefined],
])('page=%j is %j', (page, read) => expect(readPostListSearch({ page })).toEqual({ page: read }))
