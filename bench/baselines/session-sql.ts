/**
 * Sends the query that tells who is signed in through `pg`, with as many connections as the product has, and answers
 * its row as JSON: no cookie is read, nothing is checked, counted, logged or presented.
 *
 * Call it so: node session-sql.ts PORT DATABASE_URL TOKEN_HASH
 */
import Fastify from 'fastify'
import { Pool } from 'pg'
import { sessionStatement } from '../../server/src/features/accounts/sessions/tables.ts'

const [port, connectionString, tokenHash = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString, max: 10, options: '-c TimeZone=UTC' })
const statement = sessionStatement(tokenHash)

const app = Fastify()
app.get('/', async () => {
	const { rows } = await pool.query(statement)
	return rows[0]
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
