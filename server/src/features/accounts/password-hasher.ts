import { availableParallelism } from 'node:os'
import { PASSWORD_MAX_LENGTH } from '@aravalli/shared/accounts/account'
import { AppError } from '@aravalli/shared/errors'
import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'
import { createFairTurns } from '../../platform/fair-turns.ts'

/** OWASP's Password Storage Cheat Sheet asks for Argon2id with 19 MiB, 2 passes and 1 lane. */
export const argon2Options = {
	algorithm: 2 satisfies Algorithm.Argon2id,
	memoryCost: 19_456,
	timeCost: 2,
	parallelism: 1,
} as const satisfies Options

/** As many run at once as there are cores: more would only make each of them slower. */
const AT_ONCE = availableParallelism()
/** Each takes about 25 ms, so as many may wait as somebody has the patience for. */
const MAX_WAITING = 40 * AT_ONCE

export interface PasswordHasher {
	/**
	 * @param caller whose turn it takes: the network of a request, or what else asks for many
	 * @throws AppError `server.overloaded` when too many are waiting
	 */
	hash(password: string, caller: string): Promise<string>
	/**
	 * Takes as long for a null hash, of an account that does not exist, as for a wrong password.
	 *
	 * @throws AppError `server.overloaded`
	 */
	verify(passwordHash: string | null, password: string, caller: string): Promise<boolean>
}

export function createPasswordHasher(): PasswordHasher {
	const turns = createFairTurns({
		atOnce: AT_ONCE,
		maxWaiting: MAX_WAITING,
		refusal: () => new AppError('server.overloaded'),
	})
	let nobodysHash: Promise<string> | undefined

	return {
		hash: (password, caller) => turns.take(caller, () => hash(sameSigns(password), argon2Options)),
		async verify(passwordHash, password, caller) {
			if (password.length > PASSWORD_MAX_LENGTH) return false
			nobodysHash ??= hash('the password of nobody', argon2Options)
			const compared = passwordHash ?? (await nobodysHash)
			const isRight = await turns.take(caller, () => verify(compared, sameSigns(password), argon2Options))
			return isRight && passwordHash !== null
		},
	}
}

/** Keyboards write some letters, such as ज़, as one sign or as two; both must open the same account. */
function sameSigns(password: string): string {
	return password.normalize('NFKC')
}
