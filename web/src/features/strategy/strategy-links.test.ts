import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { expect, it } from 'vitest'
import { linkAddress } from '#web/lib/link-address.ts'
import { mainsPartLink, prelimsTabLink, tabPageLink } from './strategy-links.ts'

it('an address is plain for what is shown anyway', () => {
	expect(linkAddress(prelimsTabLink('strategy'))).toBe('/prelims-syllabus-strategy')
	expect(linkAddress(mainsPartLink('syllabus'))).toBe('/mains-syllabus-strategy')
	expect(linkAddress(mainsPartLink('strategy'))).toBe('/mains-syllabus-strategy?tab=strategy')
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
