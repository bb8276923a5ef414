import type { AnyRouter } from '@tanstack/react-router'
import type { NextPage } from './after-sign-in.ts'
import { keepBookingPending } from './keep-booking-pending.ts'

/** Takes the place of the login page in the browser's history: Back leads to where one came from. */
export function leadOn(router: AnyRouter, { path, isBookingPending }: NextPage): void {
	if (isBookingPending) keepBookingPending()
	router.history.replace(path, { isAfterSignIn: true })
}
