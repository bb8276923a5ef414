import { availableParallelism } from 'node:os'
import { PASSWORD_MAX_LENGTH } from '@aravalli/shared/accounts/account'
import { AppError } from '@aravalli/shared/errors'
import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB, 2 passes and 1 lane (OWASP Password Storage Cheat Sheet). */
export const argon2Options = {
	algorithm: 2 satisfies Algorithm.Argon2id,
	memoryCost: 19_456,
	timeCost: 2,
	parallelism: 1,
} as const satisfies Options

/** As many at once as there are cores: more would only make each of them slower. */
const AT_ONCE = availableParallelism()
/** At about 25 ms of work each: as many as somebody waits for without losing patience. */
const MAX_WAITING = 40 * AT_ONCE

export interface PasswordHasher {
	/** @throws AppError `server.overloaded` when too many are waiting */
	hash(password: string): Promise<string>
	/**
	 * Takes as long for a null hash, of an account that does not exist, as for a wrong password.
	 *
	 * @throws AppError `server.overloaded`
	 */
	verify(passwordHash: string | null, password: string): Promise<boolean>
}

export function createPasswordHasher(): PasswordHasher {
	const inTurn = takeTurns(AT_ONCE, MAX_WAITING)
	let nobodysHash: Promise<string> | undefined

	return {
		hash: (password) => inTurn(() => hash(sameSigns(password), argon2Options)),
		async verify(passwordHash, password) {
			if (password.length > PASSWORD_MAX_LENGTH) return false
			nobodysHash ??= hash('the password of nobody', argon2Options)
			const compared = passwordHash ?? (await nobodysHash)
			const isRight = await inTurn(() => verify(compared, sameSigns(password), argon2Options))
			return isRight && passwordHash !== null
		},
	}
}

/** Keyboards write some letters, such as ज़, as one sign or as two; both must open the same account. */
function sameSigns(password: string): string {
	return password.normalize('NFKC')
}

/** Runs `atOnce` pieces of work at a time and lets `maxWaiting` more wait. */
export function takeTurns(atOnce: number, maxWaiting: number) {
	const waiting: (() => void)[] = []
	let running = 0
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (running >= atOnce) {
			if (waiting.length >= maxWaiting) throw new AppError('server.overloaded')
			await new Promise<void>((resolve) => waiting.push(resolve))
		} else running++
		try {
			return await work()
		} finally {
			// A turn is handed on, not given back: nobody who comes just now gets in between.
			const next = waiting.shift()
			if (next) next()
			else running--
		}
	}
}
