import { describe, expect, it } from 'vitest'
import {
	isBookableDay,
	isDay,
	isOpenDay,
	lastBookableDay,
	type OpenDays,
	offeredSlots,
	SLOT_COUNT,
	slotEnd,
	slotId,
	slotLabels,
	slotOfId,
	slotOfLabel,
	slotStart,
	slotText,
	slotTime,
} from './slots.ts'

const everyDay: OpenDays = { weekdays: [0, 1, 2, 3, 4, 5, 6], holidays: [] }
const all = slotLabels.map((_, slot) => slot)
const at = (moment: string) => new Date(moment)

describe('the twelve slots', () => {
	it('are called as the specification calls them', () => {
		expect(slotLabels).toEqual([
			'2:00 PM - 2:30 PM',
			'2:30 PM - 3:00 PM',
			'3:00 PM - 3:30 PM',
			'3:30 PM - 4:00 PM',
			'4:00 PM - 4:30 PM',
			'4:30 PM - 5:00 PM',
			'5:00 PM - 5:30 PM',
			'5:30 PM - 6:00 PM',
			'6:00 PM - 6:30 PM',
			'6:30 PM - 7:00 PM',
			'7:00 PM - 7:30 PM',
			'7:30 PM - 8:00 PM',
		])
		expect(SLOT_COUNT).toBe(12)
	})

	it.each(all)('%i begins where the one before ends, in India', (slot) => {
		const start = slotStart('2027-01-31', slot)
		expect(start.getTime()).toBe(at('2027-01-31T14:00:00+05:30').getTime() + slot * 30 * 60_000)
		expect(slotEnd('2027-01-31', slot)).toEqual(slotStart('2027-01-31', slot + 1))
		expect(slotOfLabel(slotLabels[slot] ?? '')).toBe(slot)
		expect(slotOfId(slotId({ day: '2027-01-31', slot }))).toEqual({ day: '2027-01-31', slot })
	})

	it.each([
		'8:00 PM - 8:30 PM',
		'1:30 PM - 2:00 PM',
		'2:00 pm - 2:30 pm',
		'2:00 PM – 2:30 PM',
		'14:00 - 14:30',
		'0',
		'',
	])('do not have %j among them', (label) => expect(slotOfLabel(label)).toBeNull())

	it.each([
		'2027-01-31/12',
		'2027-01-31/13',
		'2027-01-31/-1',
		'2027-01-31/01',
		'2027-01-31/1.5',
		'2027-01-31/',
		'2027-01-31',
		'2027-02-30/0',
		'2027-1-31/0',
		'2027-01-31/0 ',
		' 2027-01-31/0',
		'2027-01-31/0\n',
		'2027-01-31/٣',
		'../0',
		'',
	])('are not named by %j', (id) => expect(slotOfId(id)).toBeNull())

	it('are written in both languages', () => {
		expect(slotTime({ day: '2026-12-05', slot: 3 }, 'english')).toBe('3:30 PM - 4:00 PM')
		expect(slotTime({ day: '2026-12-05', slot: 3 }, 'hindi')).toBe('दोपहर 3:30 - शाम 4:00')
		expect(slotText({ day: '2026-12-05', slot: 11 }, 'english')).toBe('5 Dec 2026, 7:30 PM - 8:00 PM')
		expect(slotText({ day: '2026-12-05', slot: 0 }, 'hindi')).toBe('5 दिसंबर 2026, दोपहर 2:00 - दोपहर 2:30')
	})
})

describe('a day', () => {
	it.each(['2027-02-28', '2028-02-29', '2026-12-31'])('%s is one', (day) => expect(isDay(day)).toBe(true))

	it.each([
		'2027-02-29',
		'2027-04-31',
		'2027-13-01',
		'2027-00-10',
		'2027-01-00',
		'27-01-01',
		'2027-1-1',
		'2027-01-01T00:00',
		'today',
		'',
	])('%j is none', (day) => expect(isDay(day)).toBe(false))

	/** India's midnight is 18:30 of the day before in UTC. */
	it.each([
		['2026-11-28T18:29:59.999Z', '2026-11-28', '2026-12-28'],
		['2026-11-28T18:30:00.000Z', '2026-11-29', '2026-12-29'],
		['2027-01-30T18:30:00.000Z', '2027-01-31', '2027-03-02'],
		['2028-01-31T06:00:00.000Z', '2028-01-31', '2028-03-01'],
	])('can be booked at %s from %s to %s, as India counts', (moment, first, last) => {
		const now = at(moment)
		const shifted = (day: string, days: number) =>
			new Date(at(`${day}T00:00:00Z`).getTime() + days * 86_400_000).toISOString().slice(0, 10)
		expect(lastBookableDay(now)).toBe(last)
		const tried = [shifted(first, -1), first, last, shifted(last, 1)]
		expect(tried.map((day) => isBookableDay(day, now))).toEqual([false, true, true, false])
		// Of today the slots may have begun; what is offered is tried below.
		const offered = tried.map((day) => offeredSlots(day, everyDay, now).length > 0)
		expect([offered[0], offered[2], offered[3]]).toEqual([false, true, false])
	})

	it.each([
		[0, '2026-11-29'],
		[1, '2026-11-30'],
		[2, '2026-12-01'],
		[3, '2026-12-02'],
		[4, '2026-12-03'],
		[5, '2026-12-04'],
		[6, '2026-12-05'],
	])('of the week has slots where somebody works on it: %i', (weekday, day) => {
		const others = everyDay.weekdays.filter((other) => other !== weekday)
		const now = at('2026-11-28T06:00:00Z')
		expect(isOpenDay(day, { weekdays: [weekday], holidays: [] })).toBe(true)
		expect(offeredSlots(day, { weekdays: [weekday], holidays: [] }, now)).toEqual(all)
		expect(offeredSlots(day, { weekdays: others, holidays: [] }, now)).toEqual([])
	})

	it('that is a holiday has none; the days around it do', () => {
		const open = { ...everyDay, holidays: ['2027-01-26'] }
		const now = at('2027-01-20T06:00:00Z')
		const counts = ['2027-01-25', '2027-01-26', '2027-01-27'].map((day) => offeredSlots(day, open, now).length)
		expect(counts).toEqual([12, 0, 12])
	})

	it('without any working days has none', () =>
		expect(offeredSlots('2026-12-01', { weekdays: [], holidays: [] }, at('2026-11-28T06:00:00Z'))).toEqual([]))

	it.each(['2027-02-30', 'x', '', '2026-12-1'])('that does not exist has none: %j', (day) =>
		expect(offeredSlots(day, everyDay, at('2026-11-28T06:00:00Z'))).toEqual([]),
	)
})

describe('today', () => {
	it.each(all)('slot %i is offered until it begins, and not from then on', (slot) => {
		const begins = slotStart('2026-11-28', slot).getTime()
		const offered = (milliseconds: number) => offeredSlots('2026-11-28', everyDay, new Date(begins + milliseconds))
		expect(offered(-1)).toEqual(all.slice(slot))
		expect(offered(0)).toEqual(all.slice(slot + 1))
		expect(offered(1)).toEqual(all.slice(slot + 1))
	})

	it('has all slots from midnight on, and none in the evening', () => {
		expect(offeredSlots('2026-11-28', everyDay, at('2026-11-27T18:30:00Z'))).toEqual(all)
		expect(offeredSlots('2026-11-28', everyDay, at('2026-11-28T14:30:00Z'))).toEqual([])
		expect(offeredSlots('2026-11-28', everyDay, at('2026-11-28T18:29:59.999Z'))).toEqual([])
	})
})
