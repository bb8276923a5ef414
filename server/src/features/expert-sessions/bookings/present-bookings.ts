import type { Booking } from '@aravalli/shared/expert-sessions/contract'
import type { Language } from '@aravalli/shared/language'
import { presentBooking } from '../present-booking.ts'
import type { SessionServices } from '../session-services.ts'
import type { BookingRow } from './tables.ts'

export type PresentingServices = Pick<SessionServices, 'database' | 'now' | 'findPaymentIds'>

/** Shows bookings to their owner, with what they were paid by. */
export async function presentBookings(
	{ database: { db }, now, findPaymentIds }: PresentingServices,
	rows: BookingRow[],
	language: Language,
): Promise<Booking[]> {
	const orderIds = rows.map(({ orderId }) => orderId)
	const paymentIds = await findPaymentIds(db, orderIds)
	return rows.map((row) =>
		presentBooking(row, { language, now: now(), paymentId: paymentIds.get(row.orderId) ?? null }),
	)
}

export async function presentChanged(
	services: PresentingServices,
	row: BookingRow,
	language: Language,
): Promise<{ data: Booking }> {
	const [data] = await presentBookings(services, [row], language)
	if (!data) throw new Error('One row is shown as one booking.')
	return { data }
}
