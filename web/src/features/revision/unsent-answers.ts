/**
 * Keeps on the device what was answered in revision until the server has it. An answer is kept from the moment it is given, and sent when the learner goes on: until then
 * they may say that they guessed. Each is sent under its own key, so it counts once.
 */
import type { RevisionAnswer } from '@aravalli/shared/revision/contract'
import { REVISION_ANSWERS_SENT } from '@aravalli/shared/revision/revision-card'
import { type ApiClient, ApiError, needsSignIn } from '#web/lib/api.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { followOutbox } from '#web/lib/outbox/follow-outbox.ts'
import { createOutbox } from '#web/lib/outbox/outbox.ts'
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts'
import { unsentRevision } from './stored.ts'

/** Each answer is a subject of its own, so two of one subject are the same. */
const outbox = createOutbox<RevisionAnswer>({ stored: unsentRevision, join: (kept) => kept })

/** @returns false where the browser does not store it: it then lasts as long as the page */
export const keepAnswer = (owner: string, answer: RevisionAnswer): Promise<boolean> =>
	outbox.keep(answer.key, owner, answer)

export const postAnswer = (owner: string, answer: RevisionAnswer): Promise<boolean> =>
	outbox.post(answer.key, owner, answer)

/** Sends what an earlier page had kept as well, and gives all that the server does not have yet, the first first. */
export async function readUnsent(owner: string): Promise<RevisionAnswer[]> {
	await outbox.ready()
	const kept = outbox.of(owner)
	for (const { state, content } of kept) if (state === 'kept') await postAnswer(owner, content)
	return kept.map(({ content }) => content).toSorted((one, other) => one.answeredAt.localeCompare(other.answeredAt))
}

export interface RevisionFollowing {
	/** Says how many wait, now and whenever that changes. */
	onCount: (waiting: number) => void
	onSent: () => void
	onSignedOut: (error: unknown) => void
}

/** Sends what waits of a learner for as long as it is followed. */
export function followAnswers(api: ApiClient, owner: string, { onCount, onSent, onSignedOut }: RevisionFollowing) {
	const waiting = () => outbox.of(owner).filter(({ state }) => state === 'waiting')
	const tell = () => onCount(waiting().length)
	const stopWatching = outbox.subscribe(tell)
	const sentTogether = new Set<string>()
	const { sendNow, stop } = followOutbox(outbox, owner, async (entry) => {
		if (sentTogether.delete(nameOf(entry))) return null
		const others = waiting().filter(({ subject }) => subject !== entry.subject)
		const together = [entry, ...others.slice(0, REVISION_ANSWERS_SENT - 1)]
		try {
			await expectSessionOf(api, owner)
			for (const sent of await send(api, together)) if (sent !== entry) sentTogether.add(nameOf(sent))
		} catch (error) {
			if (needsSignIn(error)) onSignedOut(error)
			throw error
		}
		onSent()
		return null
	})
	tell()
	return {
		sendNow,
		stop() {
			stop()
			stopWatching()
		},
	}
}

type Entry = OutboxEntry<RevisionAnswer>

const nameOf = ({ subject, revision }: Entry) => `${subject} ${revision}`

/**
 * Sends them at once. One that the server does not take must not hold up the others: then the first is sent alone, and is done with where it is refused again.
 *
 * @returns what is done
 */
async function send(api: ApiClient, [first, ...others]: readonly Entry[]): Promise<Entry[]> {
	if (!first) return []
	const entries = [first, ...others]
	try {
		await api('POST /api/revision/answers', { body: { answers: entries.map(({ content }) => content) } })
		return entries
	} catch (error) {
		if (!(error instanceof ApiError && [400, 404, 413].includes(error.status))) throw error
		if (others.length > 0) return send(api, [first])
		logFailure('an answer of revision was refused', error)
		return [first]
	}
}

/** What is sent under somebody else's session, begun in another tab, would become theirs. */
async function expectSessionOf(api: ApiClient, owner: string): Promise<void> {
	const { user } = await api('GET /api/auth/me')
	if (user?.id !== owner) throw new Error('this page is somebody else’s by now')
}
