import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createPasswordHasher, takeTurns } from './password-hasher.ts'

describe('a password', () => {
	const passwords = createPasswordHasher()

	it('is hashed with Argon2id, salted, and recognised', async () => {
		const [one, two] = await Promise.all([passwords.hash('मेरा रा\u095b'), passwords.hash('मेरा रा\u095b')])
		expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
		expect(one).not.toBe(two)
		expect(await passwords.verify(one, 'मेरा राज\u093c')).toBe(true)
		expect(await passwords.verify(one, 'मेरा राज')).toBe(false)
		expect(await passwords.verify(one, '')).toBe(false)
	})

	it('is never that of nobody', async () => {
		expect(await passwords.verify(null, 'the password of nobody')).toBe(false)
	})

	it('that nobody can have is not even compared', async () => {
		expect(await passwords.verify('not a hash at all', 'x'.repeat(201))).toBe(false)
		await expect(passwords.verify('not a hash at all', 'x'.repeat(200))).rejects.toThrow()
	})

	it('waits for its turn, and is refused when too many wait', async () => {
		const short = '$argon2id$v=19$m=8,t=1,p=1$c2l4dGVlbiBieXRlcyBvaw$m62h2WpXuD6uf8YPd78h5LqPY/QOPXadgTKtcVjcqOU'
		const places = 41 * availableParallelism()
		const outcomes = await Promise.allSettled(
			Array.from({ length: places + 3 }, () => passwords.verify(short, 'wrong')),
		)
		const refused = outcomes.filter(({ status }) => status === 'rejected')
		expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { code: 'server.overloaded' } })))
		expect(await passwords.verify(short, 'aravalli-of-old-1')).toBe(true)
	})
})

describe('work in turns', () => {
	it('is done by never more than so many at once, in the order of asking, also when some fails', async () => {
		const inTurn = takeTurns(2, 100)
		const begun: number[] = []
		let running = 0
		let most = 0
		const work = (number: number) => async () => {
			begun.push(number)
			running++
			most = Math.max(most, running)
			await new Promise((resolve) => setTimeout(resolve, number % 3))
			running--
			if (number % 4 === 0) throw new Error('failed')
			return number
		}
		const outcomes = await Promise.allSettled(Array.from({ length: 30 }, (_, number) => inTurn(work(number))))
		expect(most).toBe(2)
		expect(begun).toEqual(Array.from({ length: 30 }, (_, number) => number))
		expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(8)
		expect(await inTurn(async () => 'free again')).toBe('free again')
	})

	it('is refused only while the line is full', async () => {
		const inTurn = takeTurns(1, 1)
		const { promise, resolve } = Promise.withResolvers<void>()
		const first = inTurn(() => promise)
		const second = inTurn(async () => 2)
		await expect(inTurn(async () => 3)).rejects.toThrow('server.overloaded')
		resolve()
		await first
		expect(await second).toBe(2)
		expect(await inTurn(async () => 4)).toBe(4)
	})
})
