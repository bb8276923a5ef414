import type { Pagination } from '@aravalli/shared/endpoint'
import { slotEnd, slotStart } from '@aravalli/shared/expert-sessions/slots'
import type { DeskBooking, DeskSubscription } from '@aravalli/shared/payments/admin-contract'
import type { Database } from '../../../platform/database/open-database.ts'
import { findPeople } from '../../accounts/public.ts'
import { countBookings, listBookings as listSessionBookings } from '../../expert-sessions/public.ts'
import { countSubscriptions, listNewestSubscriptions, subscriptionStatus } from '../../subscriptions/public.ts'
import { findWanted } from './find-wanted.ts'
import type { MoneyQuery } from './list-money.ts'
import { pageOf } from './page-of.ts'
import { buyerOf } from './present.ts'
import { findPaidBy } from './tables.ts'

/** Lists access to courses and plans. */
export async function listSubscriptions(
	{ db }: Database,
	{ search, language, ...asked }: MoneyQuery,
	now: Date,
): Promise<{ data: DeskSubscription[]; pagination: Pagination }> {
	const wanted = await findWanted(db, search)
	const { rows, pagination } = await pageOf(
		asked,
		(page) => listNewestSubscriptions(db, wanted, page),
		(most) => countSubscriptions(db, wanted, most),
	)
	const orderIds = rows.flatMap(({ orderId }) => orderId ?? [])
	const userIds = rows.map(({ userId }) => userId)
	const [people, paidBy] = await Promise.all([findPeople(db, userIds), findPaidBy(db, orderIds)])
	return {
		data: rows.map((row) => ({
			subscriptionId: row.id,
			buyer: buyerOf(row.userId, people),
			kind: row.kind,
			itemId: row.itemId,
			title: row.title[language],
			status: subscriptionStatus(row, now),
			startsAt: row.startsAt.toISOString(),
			endsAt: row.endsAt.toISOString(),
			orderId: row.orderId,
			paymentId: (row.orderId && paidBy.get(row.orderId)) || null,
		})),
		pagination,
	}
}

/** Lists expert sessions that were paid for. */
export async function listBookings(
	{ db }: Database,
	{ search, language, ...asked }: MoneyQuery,
	now: Date,
): Promise<{ data: DeskBooking[]; pagination: Pagination }> {
	const [orderId] = (await findWanted(db, search))?.orderIds ?? []
	const wanted = orderId ?? search.trim()
	const { rows, pagination } = await pageOf(
		asked,
		(page) => listSessionBookings(db, wanted, page),
		(most) => countBookings(db, wanted, most),
	)
	const paidBy = await findPaidBy(
		db,
		rows.map(({ orderId }) => orderId),
	)
	return {
		data: rows.map((row) => {
			const isOver = row.status === 'booked' && slotEnd(row.day, row.slot) <= now
			return {
				bookingId: row.id,
				orderId: row.orderId,
				paymentId: paidBy.get(row.orderId) ?? null,
				name: row.name,
				email: row.email,
				phone: row.phone,
				sessionType: row.sessionType[language],
				startsAt: slotStart(row.day, row.slot).toISOString(),
				message: row.message,
				status: row.status === 'cancelled' ? 'cancelled' : isOver ? 'over' : 'booked',
				createdAt: row.createdAt.toISOString(),
			}
		}),
		pagination,
	}
}
