/**
 * Stores an answer of a timed paper by one plain statement through `pg`, with as many connections as the product has and its plan kept as
 * well: nobody is recognised, no clock is asked, nothing is checked, logged or presented.
 *
 * Call it so: node answer-sql.ts PORT DATABASE_URL
 */
import Fastify from 'fastify'
import { Pool } from 'pg'

const [port, connectionString] = process.argv.slice(2)
const pool = new Pool({ connectionString, max: 10, options: '-c TimeZone=UTC' })
const text = `
	insert into test_answers
		(attempt_id, place, answer, is_flagged, is_guessed, language, spent_seconds, at_milliseconds)
	values ($1, $2, $3, $4, $5, $6, $7, $8)
	on conflict (attempt_id, place) do update set answer = excluded.answer, is_flagged = excluded.is_flagged,
		is_guessed = excluded.is_guessed, language = excluded.language, spent_seconds = excluded.spent_seconds,
		at_milliseconds = excluded.at_milliseconds`

interface Body {
	answers: [
		{
			place: number
			answer: string
			isFlagged: boolean
			isGuessed: boolean
			language: string | null
			spentSeconds: number
			atMilliseconds: number
		},
	]
}

const app = Fastify()
app.get('/', () => ({ isReady: true }))
app.post<{ Body: Body; Params: { attemptId: string } }>(
	'/api/mock-tests/attempts/:attemptId/answers',
	async ({ body: { answers }, params: { attemptId } }) => {
		const [{ place, answer, isFlagged, isGuessed, language, spentSeconds, atMilliseconds }] = answers
		const values = [attemptId, place, answer, isFlagged, isGuessed, language, spentSeconds, atMilliseconds]
		await pool.query({ name: 'answer', text, values })
		return { success: true }
	},
)
await app.listen({ port: Number(port), host: '127.0.0.1' })
