import { tokenHash } from '../../server/src/features/accounts/sessions/session-token.ts'
import { type Rounds, requestRates } from '../load/request-rates.ts'
import { notMeasured, type Row, rateFloor } from '../report/row.ts'
import { startBaseline } from '../servers/baselines.ts'
import { serverCore } from '../servers/cores.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import { account, loginOf, sessionCookie } from '../servers/session-cookie.ts'
import type { RunningServer } from '../servers/start-server.ts'

const signIn = { what: 'sign-in on PostgreSQL', atLeast: 0.8, as: 'percent' } as const
const me = { what: 'who is signed in (/api/auth/me) on PostgreSQL', atLeast: 0.6, as: 'percent' } as const

/**
 * Measures signing in beside the bare password hash, and asking who is signed in beside a route with the same one
 * query.
 */
export async function measureAccounts(databases: Databases | null, rounds: Rounds): Promise<Row[]> {
	if (!databases) {
		const reason = 'no PostgreSQL server here (initdb, postgres)'
		return [signIn, me].map(({ what, atLeast }) => notMeasured(what, `≥ ${atLeast * 100} %`, reason))
	}
	const databaseUrl = await databases.create()
	// All attempts come from one address, to one account: more at once than one learner's mistakes.
	const environment = { SIGN_IN_ATTEMPTS: '99999' }
	const product = await startProduct({ databaseUrl, isDemo: true, core: serverCore, environment })
	const rows = [await signInRow(product, rounds), await meRow(product, databaseUrl, rounds)]
	await product.stop()
	return rows
}

async function signInRow(product: RunningServer, rounds: Rounds): Promise<Row> {
	const argon2id = await startBaseline('argon2id', account.password)
	const { login, bare } = await requestRates(
		{ bare: { url: argon2id.origin, headers: {}, pid: argon2id.pid }, login: loginOf(product) },
		rounds,
	)
	await argon2id.stop()
	const baseline = 'the same argon2id and nothing else'
	return rateFloor({ ...signIn, rates: login, baseline, baselineRates: bare })
}

async function meRow(product: RunningServer, databaseUrl: string, rounds: Rounds): Promise<Row> {
	const cookie = await sessionCookie(product)
	const sameSql = await startBaseline('session-sql', databaseUrl, tokenHash(cookie.split('=')[1] ?? ''))
	const { endpoint, route } = await requestRates(
		{
			route: { url: sameSql.origin, headers: {}, pid: sameSql.pid },
			endpoint: { url: `${product.origin}/api/auth/me`, headers: { cookie }, pid: product.pid },
		},
		rounds,
	)
	await sameSql.stop()
	const baseline = 'Fastify route with the same SQL through pg'
	return rateFloor({ ...me, rates: endpoint, baseline, baselineRates: route })
}
