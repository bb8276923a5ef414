import { describe, expect, it } from 'vitest'
import { pagesAhead } from './code-of-links.ts'

const origin = 'https://a.example'
const to = (pathname: string, rest = {}) => ({ pathname, origin, target: '', isInSight: true, ...rest })
const kindOf = (pathname: string) =>
	pathname
		.split('/')
		.slice(0, pathname.split('/').length - 1)
		.join('/') || pathname

describe('the pages whose code is fetched ahead', () => {
	it('are of each kind the first in sight, from the top', () => {
		const links = [to('/notes/a'), to('/blogs/b'), to('/notes/c')]
		expect(pagesAhead(links, origin, kindOf)).toEqual(['/notes/a', '/blogs/b'])
	})

	it('are no pages out of sight, of other sites or in other windows', () => {
		const links = [
			to('/a/1', { isInSight: false }),
			to('/b/1', { origin: 'https://b.example' }),
			to('/c/1', { target: '_blank' }),
		]
		expect(pagesAhead(links, origin, kindOf)).toEqual([])
	})

	it('are four at most', () => {
		const links = ['/a/1', '/b/1', '/c/1', '/d/1', '/e/1'].map((path) => to(path))
		expect(pagesAhead(links, origin, kindOf)).toEqual(['/a/1', '/b/1', '/c/1', '/d/1'])
	})
})
