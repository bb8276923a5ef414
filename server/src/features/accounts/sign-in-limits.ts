import { AppError } from '@aravalli/shared/errors'
import type { AttemptLimit } from '../../platform/attempts/attempt-limiter.ts'
import type { AttemptWindow, AttemptWindows } from '../../platform/attempts/attempt-windows.ts'
import { createKnownNetworks } from './known-networks.ts'
import { createSlowLines } from './slow-lines.ts'
import { createUnderWay } from './under-way.ts'

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
	forget(account: string, network: string): Promise<void>
}

export function createSignInLimits({ max, windowSeconds }: AttemptLimit, windows: AttemptWindows): SignInLimits {
	const ofBoth = (key: string): AttemptWindow => ({ key: `sign-in ${key}`, max, windowSeconds })
	const ofNetwork = (network: string): AttemptWindow => ({
		key: `sign-in from ${network}`,
		max: max * NETWORK_FACTOR,
		windowSeconds,
	})
	const ofAccount = (account: string): AttemptWindow => ({
		key: `sign-in to ${account}`,
		max: max * SLOW_FACTOR,
		windowSeconds,
	})
	const both = (account: string, network: string) => `${account} ${network}`
	const hardWindows = (account: string, network: string) => [ofNetwork(network), ofBoth(both(account, network))]

	const underWay = createUnderWay()
	const slowLines = createSlowLines()
	const known = createKnownNetworks()

	/** Compares what is counted, and counts it no longer unless it was wrong. */
	async function compareCounted<T>(account: string, network: string, compare: () => Promise<T | null>) {
		const key = both(account, network)
		let isWrong = false
		let isTried = true
		try {
			isTried = (await windows.take([ofAccount(account)])) > 0
			const found = await (isTried && !known.has(key) ? slowLines.take(account, network, compare) : compare())
			isWrong = found === null
			if (!isWrong) known.add(key)
			return found
		} finally {
			// An attempt does not count either when the server or the database was too busy to compare it.
			if (!isWrong) await windows.giveBack([...hardWindows(account, network), ...(isTried ? [] : [ofAccount(account)])])
		}
	}

	return {
		/**
		 * Waits for comparisons that are under way where the limit is reached only together with them: of twelve right
		 * passwords at once, as from twelve tabs that open again, none is refused.
		 */
		async attempt(account, network, compare) {
			const place = underWay.begin(both(account, network))
			for (;;) {
				const wait = await windows.take(hardWindows(account, network)).catch((error: unknown) => {
					place.end(true)
					throw error
				})
				if (wait === 0) break
				if (!(await place.wait())) throw new AppError('session.too-many-attempts', { retryAfterSeconds: wait })
			}
			let isWrong = false
			try {
				const found = await compareCounted(account, network, compare)
				isWrong = found === null
				return found
			} finally {
				place.end(!isWrong)
			}
		},
		forget: (account, network) => windows.clear([ofBoth(both(account, network)), ofAccount(account)]),
	}
}
