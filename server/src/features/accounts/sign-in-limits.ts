import { AppError } from '@aravalli/shared/errors'
import { type AttemptLimit, createAttemptLimiter } from '../../platform/attempt-limiter.ts'

/** Wrong attempts of one address on all accounts: many times the other limit, because a whole classroom may share an address. */
const ADDRESS_FACTOR = 20
/** Wrong attempts on one account from everywhere, after which each is made to wait. */
const SLOW_FACTOR = 3
const SLOW_MILLISECONDS = 1_000

export interface SignInLimits {
	/**
	 * Lets a password be compared unless there were too many wrong ones. Counted before comparing, and given back unless `compare` returns
	 * null for a wrong one. It has to wait where somebody is trying one account from many places.
	 *
	 * By account and address together: a stranger who guesses cannot keep the owner out, who comes from elsewhere.
	 *
	 * @throws AppError `session.too-many-attempts`
	 */
	attempt<T>(account: string, address: string, compare: () => Promise<T | null>): Promise<T | null>
	/** Whoever could set a new password may try it at once. */
	forget(account: string, address: string): void
}

export function createSignInLimits(limit: AttemptLimit, now?: () => number): SignInLimits {
	const { max, windowSeconds } = limit
	const ofBoth = createAttemptLimiter(limit, now)
	const ofAddress = createAttemptLimiter({ max: max * ADDRESS_FACTOR, windowSeconds }, now)
	const ofAccount = createAttemptLimiter({ max: max * SLOW_FACTOR, windowSeconds }, now)
	const both = (account: string, address: string) => `${account} ${address}`

	const underWay = createUnderWay()

	/**
	 * Where the limit is reached only together with comparisons that are under way, their outcome is waited for: of twelve right passwords
	 * at once, as from twelve tabs that open again, none is refused.
	 *
	 * @returns whether the account is being tried from many places
	 */
	async function take(account: string, address: string): Promise<boolean> {
		const key = both(account, address)
		for (;;) {
			refuse(ofAddress.take(address))
			const wait = ofBoth.take(key)
			if (wait === 0) return ofAccount.take(account) > 0
			ofAddress.giveBack(address)
			if (!(await underWay.oneHasEnded(key))) refuse(wait)
		}
	}

	function giveBack(account: string, address: string, isSlow: boolean) {
		ofBoth.giveBack(both(account, address))
		ofAddress.giveBack(address)
		if (!isSlow) ofAccount.giveBack(account)
	}

	async function compareCounted<T>(
		account: string,
		address: string,
		isSlow: boolean,
		compare: () => Promise<T | null>,
	) {
		let isWrong = false
		try {
			if (isSlow) await new Promise((resolve) => setTimeout(resolve, SLOW_MILLISECONDS))
			const found = await compare()
			isWrong = found === null
			return found
		} finally {
			// Also what could not be compared, because the server or the database was busy.
			if (!isWrong) giveBack(account, address, isSlow)
		}
	}

	return {
		async attempt(account, address, compare) {
			const isSlow = await take(account, address)
			const comparison = compareCounted(account, address, isSlow, compare)
			underWay.add(both(account, address), comparison)
			return comparison
		},
		forget(account, address) {
			ofBoth.clear(both(account, address))
			ofAccount.clear(account)
		},
	}
}

function refuse(retryAfterSeconds: number) {
	if (retryAfterSeconds > 0) throw new AppError('session.too-many-attempts', { retryAfterSeconds })
}

/** The comparisons under way, by what they count for. */
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
