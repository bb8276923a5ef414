import { draftMemory } from '#web/lib/draft-memory.ts'
import { type Draft, forgetDraft } from './drafts.ts'

/** Says how a text gets to the server, and what the thread shows of it meanwhile. */
export interface Delivery<T> {
	call(draft: Draft): Promise<T>
	/** Is called at once. */
	show(draft: Draft): void
	confirm(draft: Draft, answer: T): void
	takeBack(draft: Draft): void
}

/** Is told how a sending ends. */
interface Attendant<T> {
	sent(answer: T): void
	failed(error: unknown): void
}

/**
 * Describes a draft that is on its way. The box that it was sent from may be closed meanwhile; the one that is opened
 * next takes its place.
 */
interface Sending<T> {
	draft: Draft
	attendant: Attendant<T>
}

/** Names an entry until the server has given it an id. */
export const idOnItsWay = ({ sendKey }: Draft) => `new-${sendKey}`

const keyOf = (subject: string) => `sending ${subject}`

/** Finds what `userId` has sent and the server has not answered yet. */
export function sendingOf<T>(subject: string, userId: string | null): Sending<T> | null {
	const sending = draftMemory.get(keyOf(subject)) as Sending<T> | undefined
	return sending && sending.draft.userId === userId ? sending : null
}

/** Sends what was kept, and forgets it once it is posted: only that, in case something newer has been kept. */
export async function send<T>(subject: string, draft: Draft, call: Delivery<T>['call'], attendant: Attendant<T>) {
	const sending = { draft, attendant }
	const key = keyOf(subject)
	const end = () => draftMemory.get(key) === sending && draftMemory.delete(key)
	draftMemory.set(key, sending)
	await call(draft).then(
		(answer) => {
			end()
			forgetDraft(subject, draft)
			sending.attendant.sent(answer)
		},
		(error) => {
			end()
			sending.attendant.failed(error)
		},
	)
}
