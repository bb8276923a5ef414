/**
 * Sends the statement that stores a comment and counts it through `pg`, with as many connections as the product has:
 * nobody is recognised, no form is read, nothing is checked, logged or presented.
 *
 * Call it so: node insert-sql.ts PORT DATABASE_URL QUESTION_ID AUTHOR_ID
 */
import Fastify from 'fastify'
import { Pool } from 'pg'
import { commentSubject as subject } from '../../server/src/features/answer-writing/question-kind.ts'
import { newCommentId } from '../../server/src/features/comments/comment-ids.ts'
import { insertStatement } from '../../server/src/features/comments/writing/tables.ts'

const [port, connectionString, questionId = '', authorId = ''] = process.argv.slice(2)
const pool = new Pool({ connectionString, max: 10, options: '-c TimeZone=UTC' })
const target = { subject, id: questionId }
/** The statement is built once: only two of its values change. */
const statement = insertStatement({ id: 'ID', target, authorId, text: 'TEXT', idempotencyKey: null })

const app = Fastify()
app.get('/', () => ({ isReady: true }))
app.post<{ Body: { commentText: string } }>('/', async ({ body }) => {
	const given: Record<string, string> = { ID: newCommentId(), TEXT: body.commentText }
	const values = statement.values.map((value) => given[String(value)] ?? value)
	const { rows } = await pool.query(statement.text, values)
	return rows[0]
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
