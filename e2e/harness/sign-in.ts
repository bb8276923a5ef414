import type { APIRequestContext } from 'playwright-core'

/** The demo accounts' passwords are all the same. */
const password = 'aravalli-demo-1'

export type DemoAccount = 'admin' | 'content' | 'evaluator' | 'learner' | 'subscriber'

/** Signs a browser in before it opens a page, as the sign-in page would. */
export async function signIn(
	context: { request: APIRequestContext },
	account: DemoAccount,
	origin: string,
): Promise<void> {
	const response = await context.request.post(`${origin}/api/auth/login`, {
		data: { email: `${account}@example.com`, password },
		headers: { origin },
	})
	if (!response.ok()) throw new Error(`${account} cannot sign in: ${await response.text()}`)
}
