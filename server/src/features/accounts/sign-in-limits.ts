import { AppError } from '@aravalli/shared/errors'
import { type AttemptLimit, createAttemptLimiter } from '../../platform/attempt-limiter.ts'
import { createKnownNetworks } from './known-networks.ts'
import { createSlowLines } from './slow-lines.ts'

/** A network may have many times the wrong attempts of one account, because a whole classroom may share an address. */
const NETWORK_FACTOR = 20
/** An account is tried slowly after so many wrong attempts from everywhere. */
const SLOW_FACTOR = 3

export interface SignInLimits {
	/**
	 * Lets a password be compared unless there were too many wrong ones. It is counted before comparing, and given back unless `compare`
	 * returns null for a wrong one. Where somebody is trying one account from many places, it waits in that account's slow line.
	 *
	 * It counts by account and network together: a stranger who guesses cannot keep the owner out, who comes from elsewhere. A network from
	 * which the account was opened lately need not wait in the line.
	 *
	 * @param network as `networkOf` gives it
	 * @throws AppError `session.too-many-attempts`
	 */
	attempt<T>(account: string, network: string, compare: () => Promise<T | null>): Promise<T | null>
	/** Whoever could set a new password may try it at once. */
	forget(account: string, network: string): void
}

export function createSignInLimits(limit: AttemptLimit, now?: () => number): SignInLimits {
	const { max, windowSeconds } = limit
	const ofBoth = createAttemptLimiter(limit, now)
	const ofNetwork = createAttemptLimiter({ max: max * NETWORK_FACTOR, windowSeconds }, now)
	const ofAccount = createAttemptLimiter({ max: max * SLOW_FACTOR, windowSeconds }, now)
	const both = (account: string, network: string) => `${account} ${network}`

	const underWay = createUnderWay()
	const slowLines = createSlowLines()
	const known = createKnownNetworks()

	/**
	 * Waits for comparisons that are under way where the limit is reached only together with them: of twelve right
	 * passwords at once, as from twelve tabs that open again, none is refused.
	 *
	 * @returns whether the account is being tried from many places
	 */
	async function take(account: string, network: string): Promise<boolean> {
		const key = both(account, network)
		for (;;) {
			refuse(ofNetwork.take(network))
			const wait = ofBoth.take(key)
			if (wait === 0) return ofAccount.take(account) > 0
			ofNetwork.giveBack(network)
			if (!(await underWay.oneHasEnded(key))) refuse(wait)
		}
	}

	function giveBack(account: string, network: string, isTried: boolean) {
		ofBoth.giveBack(both(account, network))
		ofNetwork.giveBack(network)
		if (!isTried) ofAccount.giveBack(account)
	}

	async function compareCounted<T>(
		account: string,
		network: string,
		isTried: boolean,
		compare: () => Promise<T | null>,
	) {
		const key = both(account, network)
		let isWrong = false
		try {
			const found = await (isTried && !known.has(key) ? slowLines.take(account, network, compare) : compare())
			isWrong = found === null
			if (!isWrong) known.add(key)
			return found
		} finally {
			// An attempt does not count either when the server or the database was too busy to compare it.
			if (!isWrong) giveBack(account, network, isTried)
		}
	}

	return {
		async attempt(account, network, compare) {
			const isTried = await take(account, network)
			const comparison = compareCounted(account, network, isTried, compare)
			underWay.add(both(account, network), comparison)
			return comparison
		},
		forget(account, network) {
			ofBoth.clear(both(account, network))
			ofAccount.clear(account)
		},
	}
}

function refuse(retryAfterSeconds: number) {
	if (retryAfterSeconds > 0) throw new AppError('session.too-many-attempts', { retryAfterSeconds })
}

/** Keeps the comparisons that are under way, by what they count for. */
function createUnderWay() {
	const running = new Map<string, Set<Promise<unknown>>>()
	return {
		add(key: string, work: Promise<unknown>) {
			const ofKey = running.get(key) ?? new Set()
			const settled = work.catch(() => undefined)
			running.set(key, ofKey.add(settled))
			void settled.then(() => {
				ofKey.delete(settled)
				if (ofKey.size === 0 && running.get(key) === ofKey) running.delete(key)
			})
		},
		/** Waits for one of them; false where there is none. */
		async oneHasEnded(key: string): Promise<boolean> {
			const ofKey = running.get(key)
			if (!ofKey) return false
			await Promise.race(ofKey)
			return true
		},
	}
}
