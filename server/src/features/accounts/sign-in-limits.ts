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

	/** @returns whether the account is being tried from many places */
	function take(account: string, address: string): boolean {
		refuse(ofAddress.take(address))
		const wait = ofBoth.take(both(account, address))
		if (wait > 0) ofAddress.giveBack(address)
		refuse(wait)
		return ofAccount.take(account) > 0
	}

	function giveBack(account: string, address: string, isSlow: boolean) {
		ofBoth.giveBack(both(account, address))
		ofAddress.giveBack(address)
		if (!isSlow) ofAccount.giveBack(account)
	}

	return {
		async attempt(account, address, compare) {
			const isSlow = take(account, address)
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
