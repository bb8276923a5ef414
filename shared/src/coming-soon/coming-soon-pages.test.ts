import { describe, expect, it } from 'vitest'
import { localPath } from '../local-path.ts'
import { comingSoonPages, findComingSoonPage } from './coming-soon-pages.ts'

const pathAt = (path: string) => findComingSoonPage(path)?.path ?? null

describe('the page at an address', () => {
	it.each([
		['/coming-soon', '/coming-soon'],
		['/coming-soon/', '/coming-soon'],
		['/admin/study-material', '/admin/$contentType'],
		['/admin/users', '/admin/$section'],
		['/admin/$section', '/admin/$section'],
	])('%s is %s', (address, path) => {
		expect(pathAt(address)).toBe(path)
	})

	it.each([
		'',
		'/',
		'coming-soon',
		'/courses',
		'/courses/foundation-course',
		'/Coming-soon',
		'/coming-soon/a/b',
		'/coming-soon//',
		'/coming-soon/x.css',
		'/coming-soon/%2e',
		`/coming-soon/${'x'.repeat(101)}`,
		'/coming-soon\n',
		'/coming-soon/जल',
		'/admin',
		'/admin/nothing',
		'/admin/blogs',
		'/admin/daily-evaluation',
		'/admin/courses',
		'/admin/resources',
		'/resources',
		'/my-ebooks',
		'/admin/evaluation-plans',
		'/mind-map/paper3',
		'/constructor',
		'/dashboard',
		'/answer-writing-practice',
	])('there is none at %j', (address) => {
		expect(pathAt(address)).toBeNull()
	})

	it('is named once each', () => {
		expect(new Set(comingSoonPages.map(({ path }) => path)).size).toBe(comingSoonPages.length)
	})

	it('can be come back to after a sign-in', () => {
		for (const { path } of comingSoonPages) expect(localPath(path)).toBe(path)
	})
})

describe('who sees a page', () => {
	it('is everybody, unless it is for staff: nobody signs in to read that something is coming', () => {
		const guarded = comingSoonPages
			.filter(({ access }) => access !== 'public')
			.map(({ path, access }) => [path, access])
		expect(Object.fromEntries(guarded)).toEqual({
			'/admin/$contentType': 'editor',
			'/admin/$section': 'admin',
		})
	})
})
