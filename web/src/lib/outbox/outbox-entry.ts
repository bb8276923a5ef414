/**
 * An outbox holds such entries, and these are the rules by which they are tried again and joined. They are pure: the
 * clock is passed in.
 */
import { keyAfterChange } from './writing.ts'

export interface OutboxEntry<Content> {
	/** Is the account whose it is; '' stands for whoever is not signed in. */
	owner: string
	/** Names what the entry is about, one for each owner and subject: 'mains:…', the id of a quiz. */
	subject: string
	content: Content
	/** Is the idempotency key of this content: what was sent and never answered is sent under it again, and counts once. */
	sendKey: string
	/** Says where it is: 'kept' on the device only; 'waiting' to be sent; 'refused' for good, as the server has said. */
	state: 'kept' | 'waiting' | 'refused'
	/** Counts how often it was sent and not answered. */
	tries: number
	/** Is in milliseconds; before this moment it is not sent again by itself. */
	nextTryAt: number
	/** Grows with each change, so that an answer to an older content is told from one to this. */
	revision: number
}

const FIRST_WAIT_MILLISECONDS = 5_000
const LONGEST_WAIT_MILLISECONDS = 300_000

/** Doubles with each try, up to five minutes. */
export function waitAfter(tries: number): number {
	return Math.min(LONGEST_WAIT_MILLISECONDS, FIRST_WAIT_MILLISECONDS * 2 ** (tries - 1))
}

export const idOf = (owner: string, subject: string) => `${owner} ${subject}`

export const isDue = ({ state, nextTryAt }: OutboxEntry<unknown>, now: number) =>
	state === 'waiting' && nextTryAt <= now

/** Puts content in the place of what is there. */
export function changed<Content>(
	before: OutboxEntry<Content> | undefined,
	next: Pick<OutboxEntry<Content>, 'owner' | 'subject' | 'content' | 'state'>,
	newKey: string,
): OutboxEntry<Content> {
	return {
		...next,
		sendKey: before ? keyAfterChange({ ...before, isTried: before.tries > 0 }, newKey) : newKey,
		tries: 0,
		nextTryAt: 0,
		revision: (before?.revision ?? 0) + 1,
	}
}

/** Counts a try that nobody answered. */
export function tried<Content>(entry: OutboxEntry<Content>, now: number): OutboxEntry<Content> {
	const tries = entry.tries + 1
	return { ...entry, tries, nextTryAt: now + waitAfter(tries) }
}
