/**
 * Holds the register of personal data against the database. A new table about people, or a new column that names somebody, fails here
 * until a feature says how it is exported and erased, and until the account below has a row in it.
 */
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profilePictures } from './features/accounts/pictures/tables.ts'
import { resetCodes } from './features/accounts/reset/tables.ts'
import { sessions } from './features/accounts/sessions/tables.ts'
import { users } from './features/accounts/tables.ts'
import { personalData } from './personal-data.ts'
import { PASSWORD, type SignedIn, signedIn } from './testing/build-account.ts'
import { fillAccount } from './testing/fill-account.ts'
import { startApp, type TestApp } from './testing/start-app.ts'

let test: TestApp
let asha: SignedIn

beforeAll(async () => {
	test = await startApp()
	asha = await signedIn(test, { role: 'ADMIN', name: 'Asha Who Leaves' })
	await signedIn(test, { role: 'ADMIN' })
	await fillAccount(test, asha)
})
afterAll(() => test.close())

/** The account itself: `deleteUser` takes all of it away. */
const ofAccounts = [users, sessions, resetCodes, profilePictures]

const names = (tables: Parameters<typeof getTableName>[0][]) => tables.map((table) => getTableName(table))
const registered = () => personalData(test)
const erased = () => names([...ofAccounts, ...registered().flatMap((entry) => entry.erased)])
const kept = () => names(registered().flatMap((entry) => entry.kept))

const query = async <Row extends Record<string, unknown>>(text: string) =>
	(await test.database.db.execute<Row>(text)).rows

/** Tables that refer to accounts, straight or through others, and those with a column by which people are told apart. */
async function tablesAboutPeople(): Promise<string[]> {
	const found = await query<{ name: string }>(`
		with recursive referring as (
			select 'users'::regclass::oid as id
			union select conrelid from pg_constraint join referring on confrelid = referring.id where contype = 'f'
		)
		select relname as name from referring join pg_class on pg_class.oid = referring.id
		union
		select table_name from information_schema.columns
		where table_schema = 'public' and (
			column_name in ('email', 'phone', 'phone_number')
			or column_name ~ '(^|_)(user|author|owner|sender|account|learner|reader|editor|admin)_id$' or column_name ~ '_by$')`)
	return found.map(({ name }) => name)
}

/** How many rows of each table hold the account's id or address, in whatever column; tables with none are left out. */
async function rowsThatName({ id, email }: { id: string; email: string }): Promise<Record<string, number>> {
	const tables = await query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
	const counted: Record<string, number> = {}
	for (const { name } of tables) {
		const [row] = await query<{ rows: number }>(
			`select count(*)::int as rows from ${name} as t where t::text like '%${id}%' or t::text like '%${email}%'`,
		)
		if (row && row.rows > 0) counted[name] = row.rows
	}
	return counted
}

describe('the register of personal data', () => {
	it('accounts for every table about people, and for no other', async () => {
		expect([...erased(), ...kept()].sort()).toEqual((await tablesAboutPeople()).sort())
	})

	it('exports something of everything that there is in a filled account', async () => {
		const { exportedAt: _, account, devices, ...copy } = (await asha.browser.get('/api/user/export')).json()
		expect(account).toMatchObject({ id: asha.account.id, email: asha.account.email })
		expect(devices).toHaveLength(1)
		expect(Object.keys(copy)).toEqual([
			'subscriptions',
			...['orders', 'payments', 'refunds', 'refundRequests'],
			'receipts',
			'bookings',
			...['comments', 'replies', 'likes', 'reports'],
			'quizzes',
			...['practiceNotes', 'practicePhotos', 'questionsToRevise', 'judgedAnswers'],
			'readings',
			'downloads',
			'lecturePositions',
			...['evaluationPhrases', 'evaluationsReceived'],
			...['answerCopies', 'answerBooklets', 'evaluationsGiven'],
			...['inquiries', 'notifyRequests'],
			'scheduledQuestions',
			...['workOnContent', 'versionsOfContent', 'importsOfContent'],
			'uploadedPictures',
		])
		expect(Object.entries(copy).filter(([, list]) => !Array.isArray(list) || list.length === 0)).toEqual([])
	})

	it('erases a filled account everywhere but in the tables that it says are kept', async () => {
		const before = await rowsThatName(asha.account)
		const withoutId = ['comment_pictures', 'answer_uploads', 'answer_pages']
		expect(Object.keys(before).sort()).toEqual(
			[...erased(), ...kept()].filter((name) => !withoutId.includes(name)).sort(),
		)
		expect((await asha.browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		const after = await rowsThatName(asha.account)
		expect(Object.keys(after).sort()).toEqual(kept().sort())
		const left = ['comment_pictures', 'practice_photos', 'answer_uploads', 'answer_pages']
		for (const name of left) expect([name, await query(`select 1 from ${name}`)]).toEqual([name, []])
		// Pictures and files of content are the institute's, whoever uploaded them.
		const ofContent = 'select file_id from media union all select file_id from course_files'
		expect(await query(`select 1 from files where id not in (${ofContent})`)).toEqual([])
		const leftNames = await query(`select 1 from users where name = 'Asha Who Leaves'`)
		expect(leftNames).toEqual([])
	})
})
