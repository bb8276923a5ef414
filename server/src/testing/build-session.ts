import { randomUUID } from 'node:crypto'
import { holidayKind, sessionTypeKind, type weekdays, workingDaysKind } from '@aravalli/shared/expert-sessions/kinds'
import { type SlotPlace, slotId, slotLabels } from '@aravalli/shared/expert-sessions/slots'
import { indiaDay } from '@aravalli/shared/india-time'
import type { CleanSession } from '../features/expert-sessions/clean-session.ts'
import { createSessionSeller } from '../features/expert-sessions/public.ts'
import { storePendingBooking } from '../features/expert-sessions/store-pending-booking.ts'
import type { Granted, Offer, SoldOrder } from '../features/payments/public.ts'
import type { TestApp } from './start-app.ts'
import { storeItems } from './store-items.ts'

const named = (english: string, hindi: string) => ({ english: { name: english }, hindi: { name: hindi } })

/** Publishes two session types, as the form offers them. */
export async function storeSessionTypes(test: TestApp): Promise<void> {
	await storeItems(test, { kind: sessionTypeKind }, [
		{ id: 'mock-interview', position: 2, ...named('Mock Interview Preparation', 'साक्षात्कार का पूर्वाभ्यास') },
		{ id: 'general-guidance', position: 1, ...named('General Guidance', 'सामान्य मार्गदर्शन') },
	])
}

export async function storeWorkingDays(test: TestApp, days: (typeof weekdays)[number][]): Promise<void> {
	const week = { id: 'sessions', service: 'sessions' as const, weekdays: days }
	await storeItems(test, { kind: workingDaysKind }, [{ ...week, ...named('Sessions', 'सत्र') }])
}

export async function storeHoliday(test: TestApp, day: string): Promise<void> {
	await storeItems(test, { kind: holidayKind }, [{ id: `holiday-${day}`, day, ...named('Holiday', 'अवकाश') }])
}

export function buildSession(given: Partial<CleanSession> & SlotPlace): CleanSession {
	return {
		name: 'Asha Meena',
		email: 'asha@example.com',
		phone: '9876543210',
		sessionType: { english: 'General Guidance', hindi: 'सामान्य मार्गदर्शन' },
		message: '',
		...given,
	}
}

export interface SessionOrder extends SlotPlace {
	userId: string
	orderId?: string
	now: Date
	email?: string
}

/** Does what payments do when an order is opened: holds the slot and keeps the form. */
export async function holdSlot(test: TestApp, wish: SessionOrder): Promise<{ order: SoldOrder; offer: Offer }> {
	const { userId, now, orderId = randomUUID(), email = 'asha@example.com', ...place } = wish
	const itemId = slotId(place)
	return test.database.transaction(async (tx) => {
		const asked = { kind: 'session' as const, userId, itemId, orderId }
		const offer = await createSessionSeller(test).offer(tx, asked, now)
		await storePendingBooking(tx, { orderId, userId, data: buildSession({ ...place, email }), now })
		return { order: { ...asked, price: offer.price, originalPrice: offer.originalPrice, title: offer.title }, offer }
	})
}

/** Does what payments do when an order was paid. */
export async function payFor(test: TestApp, order: SoldOrder, now: Date): Promise<Granted | null> {
	return test.database.transaction((tx) => createSessionSeller(test).grant(tx, order, now))
}

/** Holds a slot and pays for it. @returns the id of the booking */
export async function bookSlot(test: TestApp, wish: SessionOrder): Promise<{ order: SoldOrder; bookingId: string }> {
	const { order } = await holdSlot(test, wish)
	const granted = await payFor(test, order, wish.now)
	if (!granted?.session) throw new Error('the slot was not booked')
	return { order, bookingId: granted.session.bookingId }
}

let slotsTaken = 0

/** Gives another slot each time, on one of the days that can be booked now. */
export function nextSlot(): SlotPlace {
	slotsTaken += 1
	const daysAhead = 1 + (slotsTaken % 28)
	return {
		day: indiaDay(new Date(Date.now() + daysAhead * 86_400_000)),
		slot: Math.floor(slotsTaken / 28) % slotLabels.length,
	}
}

/** @returns the id of the booking */
export async function bookNextSlot(test: TestApp, userId: string): Promise<string> {
	return (await bookSlot(test, { ...nextSlot(), now: new Date(), userId })).bookingId
}
