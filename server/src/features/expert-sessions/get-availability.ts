import { AppError } from '@aravalli/shared/errors'
import { isBookableDay, offeredSlots, slotLabels } from '@aravalli/shared/expert-sessions/slots'
import type { Queryable } from '../../platform/database/open-database.ts'
import { listUnpaidOrders } from './bookings/tables.ts'
import { readOpenDays } from './open-days.ts'
import { listTaken } from './slots/tables.ts'

interface Asked {
	day: string
	/** Is null for nobody who is signed in. */
	userId: string | null
	now: Date
}

/**
 * Lists the slots of a day that the caller can book: just those that an order is opened for. What they hold themselves is among them, so
 * that whoever comes back from an unfinished payment finds it.
 *
 * @throws AppError `booking.day-impossible`
 */
export async function getAvailability(db: Queryable, { day, userId, now }: Asked): Promise<string[]> {
	if (!isBookableDay(day, now)) throw new AppError('booking.day-impossible')
	const offered = offeredSlots(day, await readOpenDays(db), now)
	const taken = await listTaken(db, day, now)
	const own = userId === null || taken.length === 0 ? [] : await listUnpaidOrders(db, userId)
	const gone = taken.filter(({ orderId, isHeld }) => !(isHeld && own.includes(orderId))).map(({ slot }) => slot)
	return offered.filter((slot) => !gone.includes(slot)).map((slot) => slotLabels[slot] ?? '')
}
