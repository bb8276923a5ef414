import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

describe('a password', () => {
	const passwords = createPasswordHasher()

	it('is hashed with Argon2id, salted, and recognised', async () => {
		const [one, two] = await Promise.all([
			passwords.hash('मेरा रा\u095b', 'home'),
			passwords.hash('मेरा रा\u095b', 'home'),
		])
		expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
		expect(one).not.toBe(two)
		expect(await passwords.verify(one, 'मेरा राज\u093c', 'home')).toBe(true)
		expect(await passwords.verify(one, 'मेरा राज', 'home')).toBe(false)
		expect(await passwords.verify(one, '', 'home')).toBe(false)
	})

	it('is never that of nobody', async () => {
		expect(await passwords.verify(null, 'the password of nobody', 'home')).toBe(false)
	})

	it('that nobody can have is not even compared', async () => {
		expect(await passwords.verify('not a hash at all', 'x'.repeat(201), 'home')).toBe(false)
		await expect(passwords.verify('not a hash at all', 'x'.repeat(200), 'home')).rejects.toThrow()
	})

	it('waits for its turn, and is refused when too many wait', async () => {
		const short = '$argon2id$v=19$m=8,t=1,p=1$c2l4dGVlbiBieXRlcyBvaw$m62h2WpXuD6uf8YPd78h5LqPY/QOPXadgTKtcVjcqOU'
		const places = 41 * availableParallelism()
		const outcomes = await Promise.allSettled(
			Array.from({ length: places + 3 }, () => passwords.verify(short, 'wrong', 'home')),
		)
		const refused = outcomes.filter(({ status }) => status === 'rejected')
		expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { code: 'server.overloaded' } })))
		expect(await passwords.verify(short, 'aravalli-of-old-1', 'home')).toBe(true)
	})

	it('finds a place however many another caller has asked to compare: the last of those is refused', async () => {
		const short = '$argon2id$v=19$m=8,t=1,p=1$c2l4dGVlbiBieXRlcyBvaw$m62h2WpXuD6uf8YPd78h5LqPY/QOPXadgTKtcVjcqOU'
		const asked = Array.from({ length: 41 * availableParallelism() }, () => passwords.verify(short, 'wrong', 'flood'))
		const flood = Promise.allSettled(asked)
		const honest = passwords.verify(short, 'aravalli-of-old-1', 'home')
		expect(await honest).toBe(true)
		const outcomes = await flood
		expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
		expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'server.overloaded' } })
	})
})
