import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { mailDir, origin } from './this-product.ts'

export const demoPassword = 'aravalli-demo-1'
let count = 0

/** Opens a fresh account that no other story uses, and returns its address. */
export async function anAccount(password = demoPassword): Promise<string> {
	count += 1
	const email = `story-${process.pid}-${Date.now()}-${count}@example.com`
	const response = await fetch(`${origin}/api/auth/signup`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ name: 'Meera Rathore', email, password, Cpassword: password }),
	})
	expect(response.status).toBe(200)
	return email
}

/** Serves `before`: the browser is signed in before it opens a page. */
export const signedInAs =
	(email: string, password = demoPassword) =>
	(context: BrowserContext) =>
		context.request.post('/api/auth/login', { data: { email, password }, headers: { origin } })

/** Gives the code of the newest mail to `email`, once it is there. */
export async function mailedCode(email: string): Promise<string> {
	await expect.poll(() => newestCode(email), { timeout: 20_000 }).toMatch(/^\d{6}$/)
	return newestCode(email)
}

async function newestCode(email: string): Promise<string> {
	const names = (await readdir(mailDir).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
	const mails = await Promise.all(names.map((name) => readFile(join(mailDir, name), 'utf8')))
	const mail = mails.findLast((text) => text.includes(email) && /^\d{6}$/m.test(text))
	return mail?.match(/^(\d{6})\r?$/m)?.[1] ?? ''
}
