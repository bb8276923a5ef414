import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { describe, expect, it } from 'vitest'
import { linkAddress } from '#web/lib/link-address.ts'
import { parsePlainSearch } from '#web/lib/plain-search.ts'
import { mainsPartLink, mainsSectionLink, prelimsTabLink } from './strategy-links.ts'
import { readMainsSearch, readPrelimsSearch } from './strategy-search.ts'

const searchOf = (address: string) => parsePlainSearch(new URL(address, 'http://localhost').search)

describe('an address', () => {
	it.each(prelimsTabs)('of the prelims tab %s is read as it was written, the first as nothing', (tab) => {
		const read = readPrelimsSearch(searchOf(linkAddress(prelimsTabLink(tab))))
		expect(read).toEqual({ tab: tab === prelimsTabs[0] ? undefined : tab })
	})

	it.each(mainsTabs)('of the mains tab %s is read as it was written, the first as nothing', (section) => {
		const read = readMainsSearch(searchOf(linkAddress(mainsSectionLink(section))))
		expect(read).toEqual({ tab: 'strategy', section: section === mainsTabs[0] ? undefined : section })
	})

	it('of the syllabus is read as nothing', () => {
		const nothing = { tab: undefined, section: undefined }
		expect(readMainsSearch(searchOf(linkAddress(mainsPartLink('syllabus'))))).toEqual(nothing)
		expect(readMainsSearch({ tab: 'syllabus', section: 'answer-writing' })).toEqual(nothing)
	})
})

// A key that is not named would keep its raw value (`toEqual` does not tell them apart).
it('what is unknown, empty or the first anyway counts as missing, by name', () => {
	for (const tab of ['gs-paper-1', 'strategy', '', undefined, ['faq']])
		expect(readPrelimsSearch({ tab })).toStrictEqual({ tab: undefined })
	expect(readMainsSearch({ tab: 'Strategy', section: 'gs-paper-5' })).toStrictEqual({
		tab: undefined,
		section: undefined,
	})
})
