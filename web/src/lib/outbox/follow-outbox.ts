import type { Outbox } from './outbox.ts'
import type { SendEntry } from './outbox-kind.ts'

/** Another tab that is sending says when it is done, unless it ends before. */
const OTHER_TAB_MILLISECONDS = 10_000

interface Following {
	/** Tries all that waits, and settles when each has been tried. */
	sendNow: () => Promise<void>
	stop: () => void
}

/** Sends what an outbox has of one learner: now, when the network is back, when something is posted, and after a growing wait. */
export function followOutbox<Content>(outbox: Outbox<Content>, owner: string, sendOne: SendEntry<Content>): Following {
	let timer: ReturnType<typeof setTimeout> | undefined
	let isOver = false
	let sending: Promise<void> | null = null
	const plan = (atLeast = 0) => {
		clearTimeout(timer)
		const nextTryAt = outbox.nextTryAt(owner)
		if (isOver || sending || nextTryAt === null) return
		timer = setTimeout(() => void go(false), Math.max(atLeast, nextTryAt - Date.now()))
	}
	const send = async (isPressed: boolean) => {
		const isDone = await outbox.send(owner, sendOne, isPressed).finally(() => {
			sending = null
		})
		plan(isDone ? 0 : OTHER_TAB_MILLISECONDS)
	}
	const go = (isPressed: boolean) => {
		sending ??= send(isPressed)
		return sending
	}
	const sendNow = async () => {
		await outbox.claim(owner)
		await go(true)
	}
	const whenOnline = () => void sendNow()
	const whenChanged = () => plan()
	addEventListener('online', whenOnline)
	const stopWatching = outbox.subscribe(whenChanged)
	void sendNow()
	return {
		sendNow,
		stop() {
			isOver = true
			clearTimeout(timer)
			removeEventListener('online', whenOnline)
			stopWatching()
		},
	}
}
