import { comingSoonPages } from '@aravalli/shared/coming-soon/coming-soon-pages'
import { expect, it } from 'vitest'
import { soonPaths } from './soon-pages.ts'

it('the pages that links mark with “soon” are those that are coming, and no other', () => {
	const coming = comingSoonPages.filter(({ path, access }) => access === 'public' && !path.includes('$'))
	expect([...soonPaths].sort()).toEqual(coming.map(({ path }) => path).sort())
})
