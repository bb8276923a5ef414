import { describe, expect, it } from 'vitest'
import { mainsResults } from './mains-results.ts'

const list = { kind: 'mains', tab: 'pyq', year: 2024, subject: 'environment', topic: 'biodiversity' } as const

describe('the title of a result of the practice', () => {
	it('has the names that the browser knows', () => {
		expect(mainsResults.titleOf(list, 'english')).toBe('PYQ · 2024 · Environment')
		expect(mainsResults.titleOf(list, 'hindi')).toBe('PYQ · 2024 · पर्यावरण')
	})

	it('has the names that the server gives', () => {
		const named = { ...list, tab: 'miq', year: null, subjectName: 'Polity', topicName: 'Federalism' } as const
		expect(mainsResults.titleOf(named, 'english')).toBe('MIQ · Polity · Federalism')
	})

	it('is the tab where the list has no filters', () => {
		expect(mainsResults.titleOf({ ...list, year: null, subject: null, topic: null }, 'english')).toBe('PYQ')
		const all = { ...list, tab: 'practice', year: null, subject: null, topic: null } as const
		expect(mainsResults.titleOf(all, 'hindi')).toBe('मुख्य परीक्षा अभ्यास')
	})
})
