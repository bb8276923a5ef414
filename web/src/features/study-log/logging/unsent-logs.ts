/**
 * Keeps on the device what was logged without a network, and sends it once when the network is back: under the key of the first try,
 * whose answer may have been lost on its way.
 */
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { followOutbox } from '#web/lib/outbox/follow-outbox.ts'
import { createOutbox } from '#web/lib/outbox/outbox.ts'
import { unsentStudyLogs } from '../stored.ts'

export interface UnsentLog {
	hoursStudied: number
	activitiesCompleted: number
	/** Is the day in India on which it was written. */
	studiedOn: string
	/** Names the log, so that it is stored once. */
	key: string
}

/** Each log is a subject of its own, so two of one subject are the same. */
const outbox = createOutbox<UnsentLog>({ stored: unsentStudyLogs, join: (kept) => kept })

export interface LogFollowing {
	/** Says how many wait, now and whenever that changes. */
	onCount: (count: number) => void
	onSent: () => void
}

/** Sends what waits of a learner for as long as it is followed. @returns how to stop */
export function followLogs(api: ApiClient, userId: string, { onCount, onSent }: LogFollowing): () => void {
	const tell = () => onCount(outbox.of(userId).length)
	const stopWatching = outbox.subscribe(tell)
	void outbox.ready().then(tell)
	const { stop } = followOutbox(outbox, userId, async ({ content }) => {
		await sendLog(api, content)
		onSent()
		return null
	})
	return () => {
		stop()
		stopWatching()
	}
}

/** What the server will never take, such as a day that is full, is done with: the learner sees the day as it is. */
async function sendLog(api: ApiClient, { key, ...body }: UnsentLog): Promise<void> {
	try {
		await api('POST /api/user/study-activity', { body, headers: { 'idempotency-key': key } })
	} catch (error) {
		if (!(error instanceof ApiError && [400, 409].includes(error.status))) throw error
	}
}

/** @returns false where the browser does not store it: it then lasts as long as the page */
export async function keepLog(userId: string, log: UnsentLog): Promise<boolean> {
	await outbox.ready()
	return outbox.post(log.key, userId, log)
}
