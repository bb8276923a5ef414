import type { RunningServer } from './start-server.ts'

/** The demo brings this account. */
export const account = { email: 'learner@example.com', password: 'aravalli-demo-1' }

/** Signs it in. */
export const loginOf = ({ origin, pid }: RunningServer) => ({
	url: `${origin}/api/auth/login`,
	headers: { origin, 'content-type': 'application/json' },
	pid,
	body: JSON.stringify(account),
})

/** Gives the cookie as a browser sends it once the account is signed in. */
export async function sessionCookie(product: RunningServer, email = account.email): Promise<string> {
	const { url, headers } = loginOf(product)
	const body = JSON.stringify({ ...account, email })
	const response = await fetch(url, { method: 'POST', headers, body })
	const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
	if (!cookie) throw new Error(`Signing in gave no cookie: ${response.status}`)
	return cookie
}
