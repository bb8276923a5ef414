import { describe, expect, it } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts'

describe('addresses as plain forms write them', () => {
	it('reads text as text, also when it looks like a number', () => {
		expect(parsePlainSearch('?search=2024&page=2')).toEqual({ search: '2024', page: '2' })
	})

	it('lets the first of a repeated key count', () => {
		expect(parsePlainSearch('?page=2&page=3')).toEqual({ page: '2' })
	})

	it('leaves out NUL', () => {
		expect(parsePlainSearch('?search=a%00b')).toEqual({ search: 'ab' })
	})

	it('writes keys in alphabetical order and leaves out what is empty', () => {
		expect(stringifyPlainSearch({ search: 'जल संकट', page: 2, category: undefined, other: '' })).toBe(
			'?page=2&search=%E0%A4%9C%E0%A4%B2+%E0%A4%B8%E0%A4%82%E0%A4%95%E0%A4%9F',
		)
		expect(stringifyPlainSearch({})).toBe('')
	})

	it('leaves the slashes of a path to come back to', () => {
		expect(stringifyPlainSearch({ redirect: '/courses' })).toBe('?redirect=/courses')
		expect(parsePlainSearch('?redirect=%2Fcourses')).toEqual(parsePlainSearch('?redirect=/courses'))
	})

	it.each(['?search=%zz', '?search=a/b%2Fc', '?search=a%00b', "?search='--", '?search=%E0%A4', '?__proto__=x'])(
		'comes to rest after one rewriting of %j',
		(address) => {
			const once = stringifyPlainSearch(parsePlainSearch(address))
			expect(stringifyPlainSearch(parsePlainSearch(once))).toBe(once)
		},
	)
})
