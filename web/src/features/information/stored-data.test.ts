import { describe, expect, it } from 'vitest'
import { textsIn } from '#web/lib/messages.ts'
import { accounted } from './accounted-tables.ts'
import { content } from './privacy/content.en.ts'
import { columnsOf, kindsOfJobs, tablesOfMigrations } from './server-sources.ts'

const MAILS_ROW = 'Emails waiting to be sent'

/**
 * Lists the kinds of jobs, whose data lies in the tables of pg-boss until they are done. All of them send a mail, or tell a browser, but for those of
 * files, of which one holds the random ids of files that are being deleted and the other nothing, those of a compilation, of a copy of
 * somebody's data and of an import of content, which hold their random ids, those that publish what is due, reconcile payments, forget old imports and what else is
 * over, remove files of courses that nothing uses and copies whose time is over, raise what is late, end and mark timed papers and measure their questions, tell of sessions and forget answers that were never sent, which hold nothing, and those
 * that read a page, send a refund or play the payment provider, which hold random ids.
 */
const accountedJobs = [
	'mail',
	'accounts.mail',
	'accounts.closed-mail',
	'accounts.reset-code',
	'inquiries.team-mail',
	'expert-sessions.booking-mail',
	'subscriptions.announce-calls',
	'subscriptions.call-mail',
	'subscriptions.ends-soon',
	'subscriptions.remind',
	'my-data.export',
	'my-data.export-ready',
	'my-data.expire-exports',
	'expert-sessions.remind',
	'notifications.digest',
	'notifications.digest-mail',
	'notifications.push',
	'files.delete-contents',
	'courses.collect-files',
	'files.collect-orphans',
	'current-affairs.compile',
	'answer-copies.read-pages',
	'answer-copies.forget-drafts',
	'evaluation.raise-overdue',
	'evaluation.late',
	'evaluation.raised',
	'evaluation.raised-mail',
	'evaluation.returned',
	'mock-tests.close-attempts',
	'mock-tests.compare-keys',
	'mock-tests.mark-again',
	'mock-tests.measure-questions',
	'content.publish-due',
	'content.import',
	'content.forget-imports',
	'data.forget-old',
	'payments.mail',
	'payments.reconcile',
	'payments.refund',
	'payment-sandbox.capture',
	'payment-sandbox.event',
]

async function rowsOfPolicy(language: 'english' | 'hindi'): Promise<readonly (readonly string[])[]> {
	const { sections } = await textsIn(content, language)
	const parts = sections.find(({ id }) => id === 'stored-on-server')?.parts ?? []
	return parts.flatMap((part) => (typeof part === 'object' && 'table' in part ? part.table.rows : []))
}

const personal = Object.entries(accounted).flatMap(([table, found]) => (found ? [{ table, ...found }] : []))

describe('the list of stored data in the privacy policy', () => {
	it('accounts for every table of the database', () => {
		const known = Object.keys(accounted).sort()
		expect(tablesOfMigrations().sort()).toEqual(known)
		expect([...columnsOf.keys()].sort()).toEqual(known)
	})

	it.each(personal)('speaks of all that $table holds', ({ table, columns }) => {
		expect(columnsOf.get(table)?.sort()).toEqual(columns.split(' ').sort())
	})

	it('accounts for every kind of job', () => {
		expect(kindsOfJobs().sort()).toEqual(accountedJobs.toSorted())
	})

	it('has the rows that account for them, and no others', async () => {
		const rows = await rowsOfPolicy('english')
		const names = rows.map(([name]) => name)
		const expected = new Set([...personal.flatMap((entry) => entry.rows), MAILS_ROW])
		expect(names.toSorted()).toEqual([...expected].sort())
	})

	it.each(['english', 'hindi'] as const)('says of each row what it holds and how long, in %s', async (language) => {
		const rows = await rowsOfPolicy(language)
		expect(rows.length).toBeGreaterThan(5)
		for (const row of rows) expect(row.map((cell) => cell.length > 1)).toEqual([true, true, true])
	})
})
