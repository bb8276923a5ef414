import { type SlotPlace, slotStart } from '@aravalli/shared/expert-sessions/slots'
import { expertSessionTerms } from '@aravalli/shared/policy-terms'

/** A hold lasts so many minutes, and at most until the session begins: nobody is to pay for what is over. */
export function holdEnd({ day, slot }: SlotPlace, now: Date): Date {
	const lapses = now.getTime() + expertSessionTerms.holdMinutes * 60_000
	return new Date(Math.min(lapses, slotStart(day, slot).getTime()))
}
