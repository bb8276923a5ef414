import { describe, expect, it } from 'vitest'
import { readStories } from './story-graph.mjs'

const graph = new Map([
	['e2e/blogs.e2e.ts', ['e2e/harness/posts.ts']],
	['e2e/harness/posts.ts', []],
	['e2e/home.e2e.ts', []],
	['e2e/screens/quiet.e2e.ts', []],
	['e2e/durability/kill.e2e.ts', []],
	['web/src/routes/__root.tsx', ['web/src/shell/header.tsx']],
	['web/src/routes/index.tsx', ['web/src/features/home/splash.tsx']],
	['web/src/routes/blogs.index.tsx', ['web/src/features/blogs/list.tsx']],
	['web/src/routes/blogs.$blogId.tsx', ['web/src/features/blogs/reader.tsx']],
	['web/src/features/blogs/reader.tsx', ['web/src/features/blogs/reader.module.css']],
])
/** @type {Record<string, string>} */
const texts = {
	'e2e/harness/posts.ts': "const list = '/blogs'",
	'e2e/home.e2e.ts': "await visitor.open('/')",
}
const stories = readStories(graph, (file) => texts[file] ?? '')
const usesOf = (/** @type {string} */ file) => stories.find((story) => story.file === file)?.uses

describe('what a browser test exercises', () => {
	it('are all pages below the addresses in it and in what it imports, with all that they import, styles too', () => {
		const uses = usesOf('e2e/blogs.e2e.ts')
		expect(uses).toContain('web/src/features/blogs/list.tsx')
		expect(uses).toContain('web/src/features/blogs/reader.module.css')
		expect(uses).not.toContain('web/src/features/home/splash.tsx')
	})

	it('is the frame of every page', () => {
		expect(usesOf('e2e/home.e2e.ts')).toContain('web/src/shell/header.tsx')
		expect(usesOf('e2e/home.e2e.ts')).toContain('web/src/features/home/splash.tsx')
	})

	it('is unknown where no address stands', () => {
		expect(usesOf('e2e/screens/quiet.e2e.ts')).toBeNull()
	})

	it('is not asked of durability', () => {
		expect(usesOf('e2e/durability/kill.e2e.ts')).toBeUndefined()
	})
})
