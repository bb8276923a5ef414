/**
 * Sends through `pg` what the product sends for one request about money, in the same transactions, with as many connections and its
 * plans kept as well: no cookie is read, nothing is checked, signed, asked of the provider, logged or presented. Each request names
 * whose it is.
 *
 * Call it so: node payment-sql.ts PORT DATABASE_URL FILE, with a file of `recorded-statements.ts`.
 */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { Pool, type PoolClient } from 'pg'
import { KeepingClient } from '../../server/src/platform/database/kept-statements.ts'
import { freshValues, type RecordedStatements } from '../load/recorded-statements.ts'

const [port, connectionString, file = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString, max: 10, options: '-c TimeZone=UTC', Client: KeepingClient })
const recorded = JSON.parse(readFileSync(file, 'utf8')) as RecordedStatements

const app = Fastify()
app.get('/', () => ({ isReady: true }))
app.post<{ Body: string[] }>('/', async ({ body }) => {
	let transaction: PoolClient | null = null
	let rows: unknown[] = []
	for (const { text, values } of freshValues(recorded, body)) {
		if (text === 'begin') transaction = await pool.connect()
		rows = (await (transaction ?? pool).query(text, values)).rows
		if (text !== 'commit') continue
		transaction?.release()
		transaction = null
	}
	return rows
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
