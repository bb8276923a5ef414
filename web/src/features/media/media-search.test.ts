import { describe, expect, it } from 'vitest'
import { linkAddress } from '#web/lib/link-address.ts'
import { mediaLink, readMediaSearch } from './media-search.ts'

const now = { search: 'fort', lacks: 'alt', page: 3, picture: undefined } as const

describe('the address of the library', () => {
	it('is read; what is not known counts as missing', () => {
		expect(readMediaSearch({ search: 'fort', lacks: 'alt', page: '3' })).toEqual(now)
		expect(readMediaSearch({ search: ' ', lacks: 'name', page: '0', picture: '' })).toEqual({
			search: undefined,
			lacks: undefined,
			page: 1,
			picture: undefined,
		})
	})

	it('of another search begins at its first page', () => {
		expect(linkAddress(mediaLink(now, { search: 'lake' }))).toBe('/admin/media?lacks=alt&search=lake')
		expect(linkAddress(mediaLink(now, { lacks: undefined }))).toBe('/admin/media?search=fort')
	})

	it('of a picture stays at the page where it is, and closing leads back there', () => {
		const open = mediaLink(now, { picture: 'a1' })
		expect(linkAddress(open)).toBe('/admin/media?lacks=alt&page=3&picture=a1&search=fort')
		expect(linkAddress(mediaLink({ ...now, picture: 'a1' }, { picture: undefined }))).toBe(
			'/admin/media?lacks=alt&page=3&search=fort',
		)
	})

	it('of another page keeps the search and closes the picture', () => {
		expect(linkAddress(mediaLink({ ...now, picture: 'a1' }, { page: 2 }))).toBe(
			'/admin/media?lacks=alt&page=2&search=fort',
		)
	})
})
