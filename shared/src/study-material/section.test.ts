import { expect, it } from 'vitest'
import { papersOf, readKey } from './section.ts'

it('capsules have no paper for the Prelims', () => {
	expect(papersOf('mind-map')).toEqual(['paper1', 'paper2', 'paper3', 'paper4', 'prelims'])
	expect(papersOf('mains-answer-enrichment-capsule')).toEqual(['paper1', 'paper2', 'paper3', 'paper4'])
})

it.each([
	['mind-map', 'paper1', { paper: 'paper1' }],
	['mind-map', 'prelims', { paper: 'prelims' }],
	['mind-map', 'all-papers', { paper: 'all-papers' }],
	['mind-map', 'paper5', { id: 'paper5' }],
	['mind-map', 'Paper1', { id: 'Paper1' }],
	['mains-answer-enrichment-capsule', 'paper4', { paper: 'paper4' }],
	['mains-answer-enrichment-capsule', 'prelims', null],
] as const)('%s/%s is %j', (section, key, meaning) => expect(readKey(section, key)).toEqual(meaning))
