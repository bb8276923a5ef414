// @module-tag one-run
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { openEarlierDatabase } from '../../testing/open-earlier-database.ts'
import type { TestDatabase } from '../../testing/open-test-database.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { listQuizzes } from './tables.ts'

const open = '0b5d8a6e-0000-4000-8000-000000000001'
const submitted = '0b5d8a6e-0000-4000-8000-000000000002'

let database: TestDatabase

beforeAll(async () => {
	database = await openEarlierDatabase('0020_senders-of-inquiries')
})
afterAll(() => database.close())

describe('a database of the version in which only mains questions had quizzes', () => {
	it('keeps every quiz and every result', async () => {
		await database.db.execute(sql`
			insert into users (id, name, email, phone_number, password_hash, role, language, exam_year, daily_hours) values
			('asha', 'Asha', 'asha@example.com', '', 'x', 'LEARNER', 'hindi', 'RAS_2026', 3)`)
		await database.db.execute(sql`
			insert into mains_quizzes (id, user_id, tab, year, subject, topic_id, question_ids, answers, started_at, elapsed_seconds,
				submitted_at, success_ratio) values
			(${open}, 'asha', 'miq', null, 'environment', null, '{one,two}', '{}', '2026-11-24T09:00:00Z', 60, null, null),
			(${submitted}, 'asha', 'pyq', 2024, 'environment', 'biodiversity', '{one}',
				'{"one": {"attemptedAt": "2026-11-24T09:01:00.000Z", "judgement": "wrong", "judgedAt": "2026-11-24T09:02:00.000Z"}}',
				'2026-11-24T10:00:00Z', 90, '2026-11-24T10:02:00Z', 100)`)
		await migrate(database, silentLog)
		const all = { kind: 'mains', year: null, subject: 'environment', topic: null }
		expect(await listQuizzes(database.db, 'asha', null, 100)).toEqual([
			expect.objectContaining({
				quizId: open,
				status: 'open',
				source: { ...all, tab: 'miq' },
				questionIds: ['one', 'two'],
			}),
			expect.objectContaining({
				quizId: submitted,
				status: 'submitted',
				// It was one of all questions: none had a source then.
				source: { ...all, tab: 'practice', topic: 'biodiversity' },
				submittedAt: '2026-11-24T10:02:00.000Z',
				answers: {
					one: { attemptedAt: '2026-11-24T09:01:00.000Z', judgement: 'wrong', judgedAt: '2026-11-24T09:02:00.000Z' },
				},
			}),
		])
		const { rows } = await database.db.execute(sql`select question_id, judgement from practice_judgements`)
		expect(rows).toEqual([{ question_id: 'one', judgement: 'wrong' }])
	})

	it('forgets the quizzes with the account', async () => {
		await database.db.execute(sql`delete from practice_judgements`)
		await database.db.execute(sql`delete from users where id = 'asha'`)
		expect(await listQuizzes(database.db, 'asha', null, 100)).toEqual([])
	})
})
