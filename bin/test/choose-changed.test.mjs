import { describe, expect, it } from 'vitest'
import { chooseChanged } from './choose-changed.mjs'

const stories = [
	{ file: 'e2e/blogs.e2e.ts', uses: new Set(['web/src/features/blogs/list.tsx', 'web/src/shell/header.tsx']) },
	{ file: 'e2e/home.e2e.ts', uses: new Set(['web/src/shell/header.tsx', 'e2e/harness/posts.ts']) },
	{ file: 'e2e/screens/quiet.e2e.ts', uses: null },
]
const readers = ['web/src/ui/tokens.test.ts']
const choose = (/** @type {string[]} */ ...changed) => chooseChanged(changed, stories, readers)

describe('npm test -- --changed', () => {
	it('runs the browser tests whose pages hold a changed file, and those of which nothing is known', () => {
		expect(choose('web/src/features/blogs/list.tsx').stories).toEqual(['e2e/blogs.e2e.ts', 'e2e/screens/quiet.e2e.ts'])
		expect(choose('e2e/harness/posts.ts').stories).toEqual(['e2e/home.e2e.ts', 'e2e/screens/quiet.e2e.ts'])
		expect(choose('web/src/shell/header.tsx').stories).toHaveLength(3)
	})

	it('finds Hindi texts by the English ones beside them', () => {
		const uses = new Set(['web/src/ui/messages.en.ts'])
		const { stories: chosen } = chooseChanged(['web/src/ui/messages.hi.ts'], [{ file: 'e2e/a.e2e.ts', uses }], [])
		expect(chosen).toEqual(['e2e/a.e2e.ts'])
	})

	it('finds the pages of a feature of the server by its name', () => {
		expect(choose('server/src/features/blogs/routes.ts').stories).toEqual([
			'e2e/blogs.e2e.ts',
			'e2e/screens/quiet.e2e.ts',
		])
	})

	it('runs a story that has changed, and nothing for one that is gone', () => {
		expect(choose('e2e/home.e2e.ts', 'e2e/audit/gone.e2e.ts').stories).toEqual(['e2e/home.e2e.ts'])
	})

	it.each([
		'web/src/client.tsx',
		'server/src/app.ts',
		'server/src/platform/pages/page-cache.ts',
		'server/src/features/voices/routes.ts',
		'package-lock.json',
		'vitest.config.ts',
		'e2e/harness/global-setup.ts',
		'content/blogs/a-post.json',
	])('runs all browser tests when it cannot tell: %s', (file) => {
		expect(choose(file).stories).toBe('all')
	})

	it.each(['docs/glossary.md', 'README.md', 'web/src/lib/dates.test.ts', 'bin/test/budget.mjs', 'bench/run.ts'])(
		'runs no browser test for %s',
		(file) => {
			expect(choose(file).stories).toEqual([])
		},
	)

	it('leaves unit tests to their imports, unless something is read in another way', () => {
		expect(choose('web/src/features/blogs/list.tsx', 'docs/glossary.md').unit).toContain(
			'web/src/features/blogs/list.tsx',
		)
		expect(choose('docs/glossary.md').unit).toEqual([])
		expect(choose('server/migrations/0042_quotas.sql').unit).toBe('all')
		expect(choose('content/blogs/a-post.json').unit).toBe('all')
	})

	it.each(['web/src/ui/tokens.css', 'web/src/routeTree.gen.ts', 'web/src/features/blogs/list.tsx'])(
		'runs the tests that read sources as texts: %s',
		(file) => {
			expect(choose(file).unit).toEqual([file, ...readers])
		},
	)

	it.each([
		'server/src/platform/pictures/picture-process.ts',
		'server/src/platform/pdf/typst-process.ts',
		'server/src/platform/database/embedded-engine-thread.ts',
	])('runs all unit tests for a program that is started by its address: %s', (file) => {
		expect(choose(file).unit).toBe('all')
	})

	it('kills the product only for a change below what it stores', () => {
		expect(choose('server/src/platform/database/migrate.ts').durability).toBe(true)
		expect(choose('e2e/durability/kills.ts').durability).toBe(true)
		expect(choose('server/src/features/blogs/routes.ts').durability).toBe(false)
	})

	it('says of each changed file what it has chosen', () => {
		expect(choose('web/src/client.tsx', 'docs/a.md', 'web/src/shell/header.tsx').reasons).toEqual([
			'web/src/client.tsx: all browser tests',
			'docs/a.md: no browser test',
			'web/src/shell/header.tsx: 3 files of browser tests',
		])
	})
})
