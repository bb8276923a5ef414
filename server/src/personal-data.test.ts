/**
 * Holds the register of personal data against the database. A new table about people, or a new column that names somebody, fails here
 * until a feature says how it is exported and erased, and until the account below has a row in it.
 */

import { personalGroups } from '@aravalli/shared/personal-groups'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profilePictures } from './features/accounts/pictures/tables.ts'
import { accountGroups } from './features/accounts/public.ts'
import { resetCodes } from './features/accounts/reset/tables.ts'
import { sessions } from './features/accounts/sessions/tables.ts'
import { users } from './features/accounts/tables.ts'
import { listFiles } from './features/my-data/list-files.ts'
import { countGroups } from './features/my-data/tables.ts'
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
const registered = () => personalData({ ...test, origin: 'https://aravalli.example.com' })
const erased = () => names([...ofAccounts, ...registered().flatMap((entry) => entry.erased)])
const groups = () => [...accountGroups, ...registered().flatMap((entry) => entry.groups)]
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

async function countAll(): Promise<Record<string, number>> {
	const counted: Record<string, number> = {}
	for (const name of names(groups().flatMap(({ tables }) => tables))) {
		const [row] = await query<{ rows: number }>(`select count(*)::int as rows from ${name}`)
		counted[name] = row?.rows ?? 0
	}
	return counted
}

/** What evaluators keep for themselves goes with them, although their work stays; evaluations of one's own answers go with these. */
const ofThemselves = ['evaluator_phrases', 'evaluator_quotas', 'evaluations']

/** Holds what is left against what the page "My data" says of each group. */
async function expectPromised(before: Record<string, number>): Promise<void> {
	const after = await countAll()
	const kept = groups().filter(({ afterClosing }) => afterClosing === 'kept')
	const records = names(kept.flatMap(({ tables }) => tables)).filter((name) => !ofThemselves.includes(name))
	expect(records.map((name) => [name, after[name]])).toEqual(records.map((name) => [name, before[name]]))
	const erasedGroups = groups().filter(({ afterClosing }) => afterClosing === 'erased')
	const counts = await countGroups(test.database.db, erasedGroups, asha.account.id)
	expect(counts).toEqual(erasedGroups.map(() => 0))
}

/** A page's larger picture shows what was sent once more, and a copy is in no copy. */
const inNoCopy = ['answer_pages.full_file_id', 'data_export_files.file_id']

/** Files to which tables refer that are erased with an account. */
async function filesThatAreErased(): Promise<{ table: string; id: string }[]> {
	const columns = await query<{ table: string; column: string }>(`
		select conrelid::regclass::text as "table", attname as "column" from pg_constraint
		join pg_attribute on attrelid = conrelid and attnum = any(conkey)
		where contype = 'f' and confrelid = 'files'::regclass`)
	const meant = columns.filter(
		({ table, column }) => erased().includes(table) && !inNoCopy.includes(`${table}.${column}`),
	)
	const found = []
	for (const { table, column } of meant) {
		const rows = await query<{ id: string }>(`select ${column} as id from ${table} where ${column} is not null`)
		found.push(...rows.map(({ id }) => ({ table, id })))
	}
	return found
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
			'practisedQuestions',
			'mockTests',
			...['practiceNotes', 'practicePhotos', 'questionsToRevise', 'judgedAnswers'],
			'readings',
			'studyDays',
			'studyLogs',
			'automaticActivities',
			...['notifications', 'notificationSettings', 'pushSubscriptions'],
			'downloads',
			'lecturePositions',
			...['evaluationPhrases', 'evaluationsReceived'],
			...['answerCopies', 'answerBooklets', 'evaluationsGiven'],
			...['inquiries', 'notifyRequests'],
			'questionReports',
			'scheduledQuestions',
			...['workOnContent', 'versionsOfContent', 'importsOfContent'],
			'uploadedPictures',
			'copiesOfData',
		])
		expect(Object.entries(copy).filter(([, list]) => !Array.isArray(list) || list.length === 0)).toEqual([])
	})

	it('sorts every table into one group, each of which has something in a filled account', async () => {
		expect(names(groups().flatMap(({ tables }) => tables)).sort()).toEqual([...erased(), ...kept()].sort())
		const { groups: shown } = (await asha.browser.get('/api/user/my-data')).json().data
		expect(shown.map(({ name }: { name: string }) => name)).toEqual(Object.keys(personalGroups))
		expect(shown.filter(({ count }: { count: number }) => count < 1)).toEqual([])
	})

	// This was seen to fail with the files of comments left out.
	it('gives every file to which something that is erased refers', async () => {
		const owner = { userId: asha.account.id, language: 'english' as const }
		const given = new Set<string>()
		for await (const file of listFiles(test.database.db, registered(), owner))
			if ('fileId' in file) given.add(file.fileId)
		const held = await filesThatAreErased()
		expect(held.filter(({ id }) => !given.has(id))).toEqual([])
		expect(new Set(held.map(({ table }) => table))).toEqual(
			new Set(['comment_pictures', 'practice_photos', 'answer_uploads', 'answer_pages']),
		)
	})

	it('erases a filled account everywhere but in the tables that it says are kept', async () => {
		const before = await rowsThatName(asha.account)
		const totals = await countAll()
		const withoutId = [
			'comment_pictures',
			'answer_uploads',
			'answer_pages',
			'data_export_files',
			'test_answers',
			'test_scores',
		]
		expect(Object.keys(before).sort()).toEqual(
			[...erased(), ...kept()].filter((name) => !withoutId.includes(name)).sort(),
		)
		expect((await asha.browser.delete('/api/user', { password: PASSWORD })).statusCode).toBe(200)
		const after = await rowsThatName(asha.account)
		expect(Object.keys(after).sort()).toEqual(kept().sort())
		await expectPromised(totals)
		const left = [
			'comment_pictures',
			'practice_photos',
			'answer_uploads',
			'answer_pages',
			'data_export_files',
			'test_answers',
			'test_scores',
		]
		for (const name of left) expect([name, await query(`select 1 from ${name}`)]).toEqual([name, []])
		// Pictures and files of content are the institute's, whoever uploaded them.
		const ofContent = 'select file_id from media union all select file_id from course_files'
		expect(await query(`select 1 from files where id not in (${ofContent})`)).toEqual([])
		const leftNames = await query(`select 1 from users where name = 'Asha Who Leaves'`)
		expect(leftNames).toEqual([])
	})
})
