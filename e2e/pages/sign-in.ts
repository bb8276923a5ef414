import { expect } from 'vitest'
import { demoPassword } from '../harness/an-account.ts'
import { origin } from '../harness/this-product.ts'

const cookies = new Map<string, Promise<string>>()

/**
 * Gives the session cookie of a demo account, for a header.
 * @param account such as `learner`
 */
export function cookieOf(account: string): Promise<string> {
	const cookie = cookies.get(account) ?? sessionCookie(`${account}@example.com`, demoPassword)
	cookies.set(account, cookie)
	return cookie
}

/** Signs in as a browser would. */
export async function sessionCookie(email: string, password: string): Promise<string> {
	const answer = await fetch(`${origin}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin },
		body: JSON.stringify({ email, password }),
	})
	expect(answer.status).toBe(200)
	return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
