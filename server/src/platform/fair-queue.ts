import { AppError } from '@aravalli/shared/errors'

/**
 * Does the work of many people a few pieces at a time. Whoever has asked for much waits behind their own pieces: the owners take turns,
 * so that somebody with one piece waits for one piece of each other owner at most.
 */
export interface FairQueue {
	/**
	 * @param owner whose work it is: an account, or whatever else has a turn of its own
	 * @param maxInHandOfOwner where it is another one than the owners have
	 * @throws AppError `request.too-many-at-once` when this owner has too much in hand, `server.overloaded` when all together have, or
	 *   when the queue was closed before the turn came
	 */
	run<T>(owner: string, work: () => Promise<T>, maxInHandOfOwner?: number): Promise<T>
	/** Gives up what waits, and takes nothing on. What has begun goes on. */
	close(): void
	/** Settles when nothing is being worked on. */
	whenIdle(): Promise<void>
}

export interface FairQueueLimits {
	/** Counts the pieces worked on at the same time. */
	atOnce: number
	/** One owner may have so many at once. */
	atOnceOfOwner: number
	/** The limit includes those that wait. */
	maxInHand: number
	maxInHandOfOwner: number
}

/** Somebody who has too much in hand is told to come back soon, because pieces are short. */
const RETRY_AFTER_SECONDS = 2

const tooMany = () => new AppError('request.too-many-at-once', { retryAfterSeconds: RETRY_AFTER_SECONDS })

interface Piece {
	start(): void
	giveUp(): void
}

export function createFairQueue(limits: FairQueueLimits): FairQueue {
	/** The owners stand in the order of their turns. Whoever has nothing that waits is not among them. */
	const waiting = new Map<string, Piece[]>()
	const running = new Map<string, number>()
	const whoWaitsForIdle: (() => void)[] = []
	let runningCount = 0
	let waitingCount = 0
	let isClosed = false

	const runningOf = (owner: string) => running.get(owner) ?? 0

	function begin(owner: string) {
		runningCount++
		running.set(owner, runningOf(owner) + 1)
	}

	function end(owner: string) {
		runningCount--
		const left = runningOf(owner) - 1
		if (left > 0) running.set(owner, left)
		else running.delete(owner)
		startNext()
		if (runningCount === 0) for (const tell of whoWaitsForIdle.splice(0)) tell()
	}

	function startNext() {
		if (runningCount >= limits.atOnce) return
		for (const [owner, pieces] of waiting) {
			if (runningOf(owner) >= limits.atOnceOfOwner) continue
			const next = pieces.shift()
			// The next turn is after everybody else's.
			waiting.delete(owner)
			if (pieces.length > 0) waiting.set(owner, pieces)
			waitingCount--
			begin(owner)
			next?.start()
			return
		}
	}

	function takeTurn(owner: string, maxOfOwner: number): Promise<void> {
		if (isClosed || runningCount + waitingCount >= limits.maxInHand) throw new AppError('server.overloaded')
		const ownPieces = waiting.get(owner) ?? []
		if (runningOf(owner) + ownPieces.length >= maxOfOwner) throw tooMany()
		if (runningCount < limits.atOnce && runningOf(owner) < limits.atOnceOfOwner) {
			begin(owner)
			return Promise.resolve()
		}
		return new Promise((start, reject) => {
			ownPieces.push({ start, giveUp: () => reject(new AppError('server.overloaded')) })
			waiting.set(owner, ownPieces)
			waitingCount++
		})
	}

	return {
		async run(owner, work, maxInHandOfOwner = limits.maxInHandOfOwner) {
			await takeTurn(owner, maxInHandOfOwner)
			try {
				return await work()
			} finally {
				end(owner)
			}
		},
		close() {
			isClosed = true
			for (const piece of [...waiting.values()].flat()) piece.giveUp()
			waiting.clear()
			waitingCount = 0
		},
		async whenIdle() {
			if (runningCount > 0) await new Promise<void>((tell) => whoWaitsForIdle.push(tell))
		},
	}
}
