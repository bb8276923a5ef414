import { startSession } from '../../../server/src/features/accounts/sessions/start-session.ts'
import { insertUser } from '../../../server/src/features/accounts/tables.ts'
import { openDatabase } from '../../../server/src/platform/database/open-database.ts'
import { setSessionCookie } from '../../../server/src/platform/http/session-cookie.ts'
import { buildAccount } from '../../../server/src/testing/build-account.ts'
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

/** Stores accounts in a place where no product runs, and signs them in: a password takes a tenth of a second each. */
export async function storeBuyers({ dataDir, variables }: Place, count: number): Promise<Buyer[]> {
	const database = await openDatabase({ databaseUrl: variables.DATABASE_URL ?? null, dataDir }, silentLog)
	try {
		const accounts = Array.from({ length: count }, () => buildAccount())
		return await database.transaction(async (tx) => {
			const buyers: Buyer[] = []
			for (const account of accounts) {
				await insertUser(tx, account)
				const token = await startSession(tx, account, { userAgent: undefined, oldToken: null }, new Date())
				buyers.push({
					id: account.id,
					email: account.email,
					cookie: setSessionCookie(token, 0, false).split(';')[0] ?? '',
				})
			}
			return buyers
		})
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
			cookie: buyer.cookie,
		},
		...(body && { body: JSON.stringify(body) }),
		signal: AbortSignal.timeout(LIMIT_MILLISECONDS),
	})
	return { status: response.status, body: (await response.json()) as Asked['body'] }
}
