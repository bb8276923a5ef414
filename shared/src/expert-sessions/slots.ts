/**
 * Knows the slots of expert sessions: twelve half hours of an afternoon in India (2-learning.md §9). It is pure, with the clock passed
 * in, and runs in the browser, too.
 */
import { formatDay } from '../format-day.ts'
import { formatTime } from '../format-moment.ts'
import { indiaDay } from '../india-time.ts'
import type { Language } from '../language.ts'
import { expertSessionTerms } from '../policy-terms.ts'

const FIRST_HOUR = 14
export const SLOT_COUNT = 12

const labelOf = (index: number) => `${clock(index)} - ${clock(index + 1)}`

function clock(halfHours: number): string {
	const hour = FIRST_HOUR - 12 + Math.floor(halfHours / 2)
	return `${hour}:${halfHours % 2 === 0 ? '00' : '30'} PM`
}

/** Are called '2:00 PM - 2:30 PM' to '7:30 PM - 8:00 PM'. */
export const slotLabels: readonly string[] = Array.from({ length: SLOT_COUNT }, (_, index) => labelOf(index))

/** Gives the place of a label, 0 to 11; null for what names no slot. */
export function slotOfLabel(label: string): number | null {
	const index = slotLabels.indexOf(label)
	return index < 0 ? null : index
}

/** Is one slot of one day. */
export interface SlotPlace {
	/** Is 'YYYY-MM-DD', in India. */
	day: string
	/** Counts from 0 to 11. */
	slot: number
}

/** Names a slot among what is sold: '2027-02-28/0' to '2027-02-28/11'. */
export const slotId = ({ day, slot }: SlotPlace): string => `${day}/${slot}`

/** Reads such a name; null for what names no slot. */
export function slotOfId(id: string): SlotPlace | null {
	const [, day = '', slot = ''] = /^(\d{4}-\d{2}-\d{2})\/(\d|1[01])$/.exec(id) ?? []
	return isDay(day) ? { day, slot: Number(slot) } : null
}

/** @param day 'YYYY-MM-DD' in India @param slot 0 to 11 */
export function slotStart(day: string, slot: number): Date {
	const minutes = FIRST_HOUR * 60 + slot * expertSessionTerms.minutes
	const clockTime = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
	return new Date(`${day}T${clockTime}:00+05:30`)
}

export const slotEnd = (day: string, slot: number): Date =>
	new Date(slotStart(day, slot).getTime() + expertSessionTerms.minutes * 60_000)

/** Tells a day that exists, as '2027-02-28' and not '2027-02-30'. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
	const day = new Date(`${text}T00:00:00Z`)
	return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Is the last day that can be booked, `bookableDays` from today. */
export function lastBookableDay(now: Date): string {
	return indiaDay(new Date(now.getTime() + expertSessionTerms.bookableDays * 86_400_000))
}

/** Tells a day that may have slots: from today to the last bookable one. */
export const isBookableDay = (day: string, now: Date): boolean =>
	isDay(day) && day >= indiaDay(now) && day <= lastBookableDay(now)

/** What a working week and holidays leave of the days; days are 'YYYY-MM-DD', 0 is Sunday. */
export interface OpenDays {
	weekdays: readonly number[]
	holidays: readonly string[]
}

export function isOpenDay(day: string, { weekdays, holidays }: OpenDays): boolean {
	return weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.includes(day)
}

/** Lists the slots of a day that have not begun; none where the day is past, too far away or not open. */
export function offeredSlots(day: string, open: OpenDays, now: Date): number[] {
	if (!isBookableDay(day, now) || !isOpenDay(day, open)) return []
	return slotLabels.map((_, slot) => slot).filter((slot) => slotStart(day, slot) > now)
}

/** Writes the time of a slot: '2:00 PM - 2:30 PM' or 'दोपहर 2:00 - दोपहर 2:30'. */
export function slotTime({ day, slot }: SlotPlace, language: Language): string {
	if (language === 'english') return slotLabels[slot] ?? ''
	return [slotStart(day, slot), slotEnd(day, slot)].map((time) => formatTime(time.toISOString(), language)).join(' - ')
}

/** Writes a slot: '5 Dec 2026, 2:00 PM - 2:30 PM'. */
export const slotText = (place: SlotPlace, language: Language): string =>
	`${formatDay(place.day, language)}, ${slotTime(place, language)}`
