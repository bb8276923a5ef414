import { insertUser } from '../../../server/src/features/accounts/tables.ts'
import { openDatabase } from '../../../server/src/platform/database/open-database.ts'
import { buildAccount, PASSWORD } from '../../../server/src/testing/build-account.ts'
import { silentLog } from '../../../server/src/testing/silent-log.ts'
import type { Place } from '../../harness/place.ts'

/** Is a learner who buys; whichever product is running is asked. */
export interface Buyer {
	id: string
	email: string
	cookie: string
}

export interface Asked {
	status: number
	body: {
		success: boolean
		code?: string
		message?: string
		data?: Record<string, never>
		details?: { amount?: number }
	}
}

/** Stores accounts in a place where no product runs. */
export async function storeBuyers({ dataDir, variables }: Place, count: number): Promise<Buyer[]> {
	const database = await openDatabase({ databaseUrl: variables.DATABASE_URL ?? null, dataDir }, silentLog)
	try {
		const accounts = Array.from({ length: count }, () => buildAccount())
		for (const account of accounts) await insertUser(database.db, account)
		return accounts.map(({ id, email }) => ({ id, email, cookie: '' }))
	} finally {
		await database.close()
	}
}

const LIMIT_MILLISECONDS = 20_000

/** @throws when the product is killed before it has answered */
export async function ask(origin: string, buyer: Buyer, path: string, body?: object): Promise<Asked> {
	const response = await fetch(`${origin}${path}`, {
		method: body ? 'POST' : 'GET',
		headers: {
			'sec-fetch-site': 'same-origin',
			...(body && { 'content-type': 'application/json' }),
			...(buyer.cookie && { cookie: buyer.cookie }),
		},
		...(body && { body: JSON.stringify(body) }),
		signal: AbortSignal.timeout(LIMIT_MILLISECONDS),
	})
	const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
	if (cookies.length > 0) buyer.cookie = cookies.join('; ')
	return { status: response.status, body: (await response.json()) as Asked['body'] }
}

/** Signs all of them in, a few at a time. */
export async function signInAll(origin: string, buyers: Buyer[]): Promise<void> {
	const waiting = [...buyers]
	const work = async () => {
		for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
			const { status } = await ask(origin, buyer, '/api/auth/login', { email: buyer.email, password: PASSWORD })
			if (status !== 200) throw new Error(`${buyer.email} could not sign in: ${status}`)
		}
	}
	await Promise.all(Array.from({ length: 8 }, work))
}
