/**
 * Sends the list's own SQL through `pg`, with as many connections as the product has, and answers its rows as JSON:
 * nothing is checked, counted, logged or presented.
 *
 * Call it so: node same-sql.ts PORT DATABASE_URL
 */
import { questionPageSize } from '@aravalli/shared/questions/question'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { listStatement } from '../../server/src/features/answer-writing/tables.ts'

const [port, connectionString] = process.argv.slice(2)
const pool = new Pool({ connectionString, max: 10, options: '-c TimeZone=UTC' })
const statement = listStatement({ language: 'english', category: null, words: [], limit: questionPageSize, offset: 0 })

const app = Fastify()
app.get('/', async () => {
	const { rows } = await pool.query(statement)
	return rows
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
