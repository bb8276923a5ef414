/**
 * Limits what one caller may ask for, so that nobody can have all of the product: how often
 * (`shared/src/allowances.ts`), and how much at once. How often is counted by all processes together, how much at once by each.
 */

import { Socket } from 'node:net'
import { type Allowance, allowances } from '@aravalli/shared/allowances'
import { type Endpoint, multipartForm } from '@aravalli/shared/endpoint'
import { AppError } from '@aravalli/shared/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AttemptLimiter, createAttemptLimiter } from '../attempts/attempt-limiter.ts'
import type { AttemptWindows } from '../attempts/attempt-windows.ts'
import { createFairQueue, type FairQueue } from '../fair-queue.ts'
import { createFairTurns, type FairTurns } from '../fair-turns.ts'
import { networkOf } from './network-of.ts'

export interface CallerLimits {
	/** Counts what this process is asked for, at once. @throws AppError `account.too-often` */
	countHere(allowance: Allowance, caller: string): void
	/** Counts what all processes are asked for. @throws AppError `account.too-often` */
	countEverywhere(allowance: Allowance, caller: string): Promise<void>
	/** Gives turns to calls of accounts, a few of each at once: the rest of one's own waits, and everybody else's does not. */
	turns: FairQueue
	/** Gives turns to calls of whoever is not known by an account, a few of all at once; networks share them. */
	turnsOfNetworks: FairTurns
}

declare module 'fastify' {
	interface FastifyInstance {
		callerLimits: CallerLimits
	}
}

/**
 * One account may have so many; a page asks for fewer things at once. With ten connections to the database, six are
 * left to others.
 */
const AT_ONCE = 4
/** One account may have so many, those that wait included. */
const MAX_IN_HAND = 40
const MAX_IN_HAND_OF_ALL = 2_000
/** Four connections to the database are left to whoever is signed in. */
const AT_ONCE_OF_NETWORKS = 6
/** A classroom of two hundred has one address, and is not refused while each of them opens a page. */
const MAX_WAITING_OF_NETWORKS = 2_000

/** Reading asks for a processor's time, and each process has its own; nothing of it lasts. */
const COUNTED_HERE_ONLY: readonly Allowance[] = ['views', 'searches']

/** @param factor how many times as much as `allowances` has it */
export function createCallerLimits(factor: number, shared: AttemptWindows, now: () => number = Date.now): CallerLimits {
	const limiters = new Map<string, AttemptLimiter[]>()
	for (const [allowance, windows] of Object.entries(allowances)) {
		const limitOf = ({ times, minutes }: { times: number; minutes: number }) =>
			createAttemptLimiter({ max: times * factor, windowSeconds: minutes * 60 }, now)
		limiters.set(allowance, windows.map(limitOf))
	}
	return {
		countHere(allowance, caller) {
			const taken: AttemptLimiter[] = []
			for (const limiter of limiters.get(allowance) ?? []) {
				const retryAfterSeconds = limiter.take(caller)
				if (retryAfterSeconds > 0) {
					for (const counted of taken) counted.giveBack(caller)
					throw new AppError('account.too-often', { retryAfterSeconds })
				}
				taken.push(limiter)
			}
		},
		async countEverywhere(allowance, caller) {
			if (!shared.isShared || COUNTED_HERE_ONLY.includes(allowance)) return
			const windows = allowances[allowance].map(({ times, minutes }) => ({
				key: `${allowance} ${minutes} ${caller}`,
				max: times * factor,
				windowSeconds: minutes * 60,
			}))
			const retryAfterSeconds = await shared.take(windows)
			if (retryAfterSeconds === 0) return
			for (const limiter of limiters.get(allowance) ?? []) limiter.giveBack(caller)
			throw new AppError('account.too-often', { retryAfterSeconds })
		},
		turns: createFairQueue({
			atOnce: Number.POSITIVE_INFINITY,
			atOnceOfOwner: AT_ONCE,
			maxInHand: MAX_IN_HAND_OF_ALL * factor,
			maxInHandOfOwner: MAX_IN_HAND * factor,
		}),
		turnsOfNetworks: createFairTurns({
			atOnce: AT_ONCE_OF_NETWORKS,
			maxWaiting: MAX_WAITING_OF_NETWORKS,
			refusal: () => new AppError('server.overloaded'),
		}),
	}
}

/** Serves the scope of all endpoints; call it before any of them. */
export function installCallerLimits(app: FastifyInstance, factor: number, shared: AttemptWindows): void {
	app.decorate('callerLimits', createCallerLimits(factor, shared))
}

/** Answers a call when its caller may make it. */
export async function answerInTurn<T>(
	{ callerLimits }: Pick<FastifyInstance, 'callerLimits'>,
	endpoint: Endpoint,
	request: FastifyRequest,
	answerAllowed: () => T | Promise<T>,
): Promise<T> {
	const { allowance, countedWith, body } = endpoint
	const account = request.viewer?.userId
	const isCounted = !countedWith || Boolean((request.query as Record<string, unknown>)[countedWith])
	const counted = isCounted ? allowance : undefined
	const caller = account ?? networkOf(request.ip)
	if (counted) callerLimits.countHere(counted, caller)
	// That asks the database, and so waits for its turn like the rest.
	const answer = async () => {
		if (counted) await callerLimits.countEverywhere(counted, caller)
		return answerAllowed()
	}
	// An upload takes as long as its network, and would hold its turn meanwhile; pictures have a queue of their own.
	if (body === multipartForm) return answer()
	if (account !== undefined) return callerLimits.turns.run(account, answer)
	if (holdsLong(endpoint) || isOfPage(request)) return answer()
	return callerLimits.turnsOfNetworks.take(caller, answer)
}

/**
 * A file is under way for as long as its reader's network takes, and asks the database for a row at most. Accounts hold only turns of
 * their own with that; networks would hold everybody's.
 */
const holdsLong = ({ answer, waitsInOwnLine }: Endpoint) => waitsInOwnLine || typeof answer === 'string'

/** A page asks in process, without a connection, and has its place among renders: it would wait for a second one here. */
const isOfPage = ({ raw }: FastifyRequest) => !(raw.socket instanceof Socket)
