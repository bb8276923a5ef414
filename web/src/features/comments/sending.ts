import type { QueryClient } from '@tanstack/react-query'
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

const keyOf = (subject: string, userId: string | null) => ['sending of comments', subject, userId]

/** Finds what `userId` has sent and the server has not answered yet. */
export function sendingOf<T>(client: QueryClient, subject: string, userId: string | null): Sending<T> | null {
	const mutation = client.getMutationCache().find<T, Error, Sending<T>>({
		mutationKey: keyOf(subject, userId),
		status: 'pending',
	})
	return mutation?.state.variables ?? null
}

/** Sends what was kept, and forgets it once it is posted: only that, in case something newer has been kept. */
export async function send<T>(
	client: QueryClient,
	subject: string,
	sending: Sending<T>,
	call: Delivery<T>['call'],
): Promise<void> {
	const { draft } = sending
	const mutation = client.getMutationCache().build<T, Error, Sending<T>, void>(client, {
		mutationKey: keyOf(subject, draft.userId),
		mutationFn: () => call(draft),
		// Its pictures may be large.
		gcTime: 0,
	})
	await mutation.execute(sending).then(
		(answer) => {
			forgetDraft(subject, draft)
			sending.attendant.sent(answer)
		},
		(error) => sending.attendant.failed(error),
	)
}
