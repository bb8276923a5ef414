/**
 * Sends the list's own SQL through `pg`, with as many connections as the product has and its plan kept as well, and answers its rows as JSON:
 * nothing is checked, counted, logged or presented.
 *
 * Call it so: node same-sql.ts PORT DATABASE_URL
 */
import { answerWritingKind } from '@aravalli/shared/answer-writing/kind'
import { questionPageSize } from '@aravalli/shared/questions/question'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { listStatement } from '../../server/src/content/reading/tables.ts'
import { KeepingClient } from '../../server/src/platform/database/kept-statements.ts'

const [port, connectionString] = process.argv.slice(2)
const pool = new Pool({ connectionString, max: 10, options: '-c TimeZone=UTC', Client: KeepingClient })
const statement = listStatement(answerWritingKind.name, { language: 'english', limit: questionPageSize, offset: 0 })

const app = Fastify()
app.get('/', async () => {
	const { rows } = await pool.query(statement)
	return rows
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
