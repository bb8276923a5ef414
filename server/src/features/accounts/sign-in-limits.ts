import { AppError } from '@aravalli/shared/errors'
import { type AttemptLimit, createAttemptLimiter } from '../../platform/attempt-limiter.ts'

/** Wrong attempts of one address on all accounts: many times the other limit, because a whole classroom may share an address. */
const ADDRESS_FACTOR = 20
/** Wrong attempts on one account from everywhere, after which each is made to wait. */
const SLOW_FACTOR = 3
const SLOW_MILLISECONDS = 1_000

export interface SignInLimits {
	/**
	 * Counts an attempt, and makes it wait where somebody is trying one account from many places.
	 *
	 * By account and address together: a stranger who guesses cannot keep the owner out, who comes from elsewhere.
	 *
	 * @throws AppError `session.too-many-attempts`
	 */
	take(account: string, address: string): Promise<void>
	/** The attempt was right. */
	giveBack(account: string, address: string): void
}

export function createSignInLimits(limit: AttemptLimit, now?: () => number): SignInLimits {
	const { max, windowSeconds } = limit
	const ofBoth = createAttemptLimiter(limit, now)
	const ofAddress = createAttemptLimiter({ max: max * ADDRESS_FACTOR, windowSeconds }, now)
	const ofAccount = createAttemptLimiter({ max: max * SLOW_FACTOR, windowSeconds }, now)
	const both = (account: string, address: string) => `${account} ${address}`

	return {
		async take(account, address) {
			const wait = ofAddress.take(address)
			refuse(wait)
			const waitOfBoth = ofBoth.take(both(account, address))
			if (waitOfBoth > 0) ofAddress.giveBack(address)
			refuse(waitOfBoth)
			if (ofAccount.take(account) > 0) await new Promise((resolve) => setTimeout(resolve, SLOW_MILLISECONDS))
		},
		giveBack(account, address) {
			ofBoth.giveBack(both(account, address))
			ofAddress.giveBack(address)
			ofAccount.giveBack(account)
		},
	}
}

function refuse(retryAfterSeconds: number) {
	if (retryAfterSeconds > 0) throw new AppError('session.too-many-attempts', { retryAfterSeconds })
}
