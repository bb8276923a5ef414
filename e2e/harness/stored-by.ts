import { type APIRequestContext, request } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { type DemoAccount, signIn } from './sign-in.ts'
import { origin } from './this-product.ts'

/** Is a caller without a page, which outlives the story's pages: what the story leaves can be cleaned up by it. */
export async function storedBy(account: DemoAccount): Promise<{ request: APIRequestContext }> {
	const caller = { request: await request.newContext({ baseURL: origin }) }
	onTestFinished(() => caller.request.dispose())
	await signIn(caller, account, origin)
	return caller
}
