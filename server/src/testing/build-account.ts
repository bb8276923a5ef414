import { randomUUID } from 'node:crypto'
import { insertUser, type NewUser } from '../features/accounts/tables.ts'
import { openBrowser, type TestBrowser } from './open-browser.ts'
import type { TestApp } from './start-app.ts'

/** Every built account signs in with it; it is long enough for staff. */
export const PASSWORD = 'aravalli-of-old-1'

/** PASSWORD is hashed with the least work that Argon2 allows: a comparison takes its parameters from here. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$c2l4dGVlbiBieXRlcyBvaw$m62h2WpXuD6uf8YPd78h5LqPY/QOPXadgTKtcVjcqOU'

/** Builds a complete account, a learner's with an address of its own; a test names only what it is about. */
export function buildAccount(given: Partial<NewUser> = {}): NewUser {
	const id = randomUUID()
	return {
		id,
		name: 'Asha Meena',
		email: `asha-${id}@example.com`,
		phoneNumber: '',
		passwordHash: PASSWORD_HASH,
		role: 'LEARNER',
		language: 'english',
		examYear: 'RAS_2026',
		dailyHours: 2,
		...given,
	}
}

export async function storeAccount({ database }: TestApp, given: Partial<NewUser> = {}): Promise<NewUser> {
	const account = buildAccount(given)
	if (!(await insertUser(database.db, account))) throw new Error(`${account.email} is taken`)
	return account
}

/** Opens a browser in which the account is signed in. */
export async function signIn(
	test: Pick<TestApp, 'app'>,
	{ email }: Pick<NewUser, 'email'>,
	password: string = PASSWORD,
): Promise<TestBrowser> {
	const browser = openBrowser(test)
	const answer = await browser.post('/api/auth/login', { email, password })
	if (answer.statusCode !== 200) throw new Error(`the sign-in was answered ${answer.statusCode}: ${answer.body}`)
	return browser
}

export async function signedIn(test: TestApp, given: Partial<NewUser> = {}): Promise<SignedIn> {
	const account = await storeAccount(test, given)
	return { account, browser: await signIn(test, account) }
}

export interface SignedIn {
	account: NewUser
	browser: TestBrowser
}
