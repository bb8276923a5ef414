import { findRecipient } from './features/accounts/public.ts'
import { mailSubscribers } from './features/subscriptions/public.ts'
import type { Services } from './services.ts'

interface Given extends Pick<Services, 'database' | 'jobs' | 'mail'> {
	/** Is the public origin, without a trailing slash. */
	origin: string
	now: () => Date
}

/** Has all those mails sent that nobody's request asks for. Call it before the jobs start. */
export function mailRegularly(given: Given): void {
	mailSubscribers({ ...given, findRecipient })
}
