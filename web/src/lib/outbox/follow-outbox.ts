import type { Outbox } from './outbox.ts'

/** When another tab is sending: it says when it is done, unless it ends before. */
const OTHER_TAB_MILLISECONDS = 10_000

/**
 * Sends what an outbox has of one learner: now, when the network is back, when something is posted, and after a growing wait.
 *
 * @returns how to stop
 */
export function followOutbox<Content>(outbox: Outbox<Content>, owner: string): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined
	let isOver = false
	let isSending = false
	const plan = (atLeast = 0) => {
		clearTimeout(timer)
		const nextTryAt = outbox.nextTryAt(owner)
		if (isOver || isSending || nextTryAt === null) return
		timer = setTimeout(() => void go(false), Math.max(atLeast, nextTryAt - Date.now()))
	}
	const go = async (isPressed: boolean) => {
		if (isSending) return
		isSending = true
		const isDone = await outbox.send(owner, isPressed).finally(() => {
			isSending = false
		})
		plan(isDone ? 0 : OTHER_TAB_MILLISECONDS)
	}
	const whenOnline = () => void go(true)
	const whenChanged = () => plan()
	addEventListener('online', whenOnline)
	const stop = outbox.subscribe(whenChanged)
	void outbox.claim(owner).then(() => go(true))
	return () => {
		isOver = true
		clearTimeout(timer)
		removeEventListener('online', whenOnline)
		stop()
	}
}
