import type { StrategyItem } from '@aravalli/shared/strategy/contract'
import { expect, it } from 'vitest'
import { faqData } from './strategy-head.ts'
import { sectionsOf } from './strategy-items.tsx'

const item = (_id: string, section: string): StrategyItem => {
	return { _id, section, title: `${_id}?`, description: 'Yes.', points: [], icon: 'Clock', isFallback: false }
}

it('items stand below their sections, both in the order in which they come', () => {
	const sections = sectionsOf([item('a', 'Time'), item('b', 'Words'), item('c', 'Time')])
	expect(sections.map(({ id, title, items }) => [id, title, items.map(({ _id }) => _id)])).toEqual([
		['part-1', 'Time', ['a', 'c']],
		['part-2', 'Words', ['b']],
	])
})

it('questions are told to search engines with their answers, points included', () => {
	const { mainEntity, ...data } = faqData([{ ...item('a', 'Time'), points: ['First.', 'Second.'] }])
	expect(data).toEqual({ '@context': 'https://schema.org', '@type': 'FAQPage' })
	expect(mainEntity).toEqual([
		{ '@type': 'Question', name: 'a?', acceptedAnswer: { '@type': 'Answer', text: 'Yes. First. Second.' } },
	])
})
