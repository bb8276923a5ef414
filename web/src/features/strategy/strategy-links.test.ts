import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { describe, expect, it } from 'vitest'
import { linkAddress } from '#web/lib/link-address.ts'
import {
	mainsPartLink,
	mainsSectionLink,
	prelimsTabLink,
	readMainsSearch,
	readPrelimsSearch,
	tabPageLink,
} from './strategy-links.ts'

const searchOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams)

describe('an address', () => {
	it.each(prelimsTabs)('of the prelims tab %s is read as it was written', (tab) => {
		expect(readPrelimsSearch(searchOf(linkAddress(prelimsTabLink(tab))))).toBe(tab)
	})

	it.each(mainsTabs)('of the mains tab %s is read as it was written', (section) => {
		expect(readMainsSearch(searchOf(linkAddress(mainsSectionLink(section))))).toEqual({ part: 'strategy', section })
	})

	it('that asks for nothing that there is shows the first', () => {
		expect(readPrelimsSearch({ tab: 'gs-paper-1' })).toBe('strategy')
		expect(readPrelimsSearch({})).toBe('strategy')
		expect(readMainsSearch({ tab: 'Strategy', section: 'gs-paper-5' })).toEqual({
			part: 'syllabus',
			section: 'answer-writing',
		})
	})

	it('is plain for what is shown anyway', () => {
		expect(linkAddress(prelimsTabLink('strategy'))).toBe('/prelims-syllabus-strategy')
		expect(linkAddress(mainsPartLink('syllabus'))).toBe('/mains-syllabus-strategy')
		expect(linkAddress(mainsPartLink('strategy'))).toBe('/mains-syllabus-strategy?tab=strategy')
	})
})

it('a tab is found on its own page, where it has one', () => {
	const prelims = prelimsTabs.map((tab) => linkAddress(tabPageLink({ stage: 'prelims', tab })))
	expect(prelims).toEqual([
		'/prelims-syllabus-strategy',
		'/prelims-success-tips',
		'/prelims-high-probability',
		'/prelims-syllabus-strategy?tab=exam-hall-tips',
		'/prelims-faq',
	])
	const mains = mainsTabs.map((tab) => linkAddress(tabPageLink({ stage: 'mains', tab })))
	expect(mains).toEqual([
		'/mains-answer-writing',
		'/mains-syllabus-strategy?section=gs-paper-1&tab=strategy',
		'/mains-syllabus-strategy?section=gs-paper-2&tab=strategy',
		'/mains-syllabus-strategy?section=gs-paper-3&tab=strategy',
		'/mains-syllabus-strategy?section=gs-paper-4&tab=strategy',
		'/mains-exam-hall-tips',
		'/mains-faq',
	])
})
