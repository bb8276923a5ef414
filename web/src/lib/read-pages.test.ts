import { expect, it } from 'vitest'
import { isRead } from './read-pages.ts'

it.each([
	['/current-affairs/solar-alliance', true],
	['/blogs/first-steps', true],
	['/to-the-point/aravalli', true],
	['/learning-through-map/paper2', true],
	['/mind-map/aravalli', true],
	['/infographics/rajasthan-at-a-glance', true],
	['/mains-answer-enrichment-capsule/ethics', true],
	['/answer-writing-practice/mewar-school-of-painting', true],
	['/mains-miq/rivers', true],
	['/mains-practice', true],
	['/mains-questions', true],
	['/current-affairs', false],
	['/answer-writing-practice', false],
	['/mind-map-select', false],
	['/dashboard', false],
	['/mains', false],
])('%s is read or practised on: %s', (pathname, expected) => {
	expect(isRead(pathname)).toBe(expected)
})
