import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../platform/database/open-database.ts'
import type { PersonalGroup } from '../../platform/database/personal-data.ts'
import { files } from '../../platform/files/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Keeps each copy of all of somebody's data that was asked for. Its files go when it expires; the row stays for a while, to say so. The account
 * is referred to in the migration: the tables of accounts are another feature's.
 */
export const dataExports = pgTable(
	'data_exports',
	{
		/** Holds 22 random characters. */
		id: text().primaryKey(),
		userId: text('user_id').notNull(),
		status: text().$type<'waiting' | 'writing' | 'ready' | 'expired'>().notNull().default('waiting'),
		/** Names the attempt that writes it, new each time: one that was overtaken finds nothing to change. */
		attempt: text(),
		filesDone: integer('files_done').notNull().default(0),
		filesTotal: integer('files_total').notNull().default(0),
		requestedAt: moment('requested_at').notNull(),
		/** Is the moment of the last progress. */
		changedAt: moment('changed_at').notNull(),
		expiresAt: moment('expires_at'),
	},
	(table) => [
		check('data_exports_status', sql`${table.status} in ('waiting', 'writing', 'ready', 'expired')`),
		check('data_exports_expires', sql`(${table.status} in ('ready', 'expired')) = (${table.expiresAt} is not null)`),
		index('data_exports_newest').on(table.userId, table.requestedAt),
		// One at a time is made for an account.
		uniqueIndex('data_exports_one').on(table.userId).where(sql`${table.status} in ('waiting', 'writing')`),
		index('data_exports_expiry').on(table.expiresAt),
	],
)

/** Keeps the files of a copy: one, or several where one would be too large. */
export const dataExportFiles = pgTable(
	'data_export_files',
	{
		exportId: text('export_id')
			.notNull()
			.references(() => dataExports.id, { onDelete: 'cascade' }),
		/** Counts from 1. */
		part: smallint().notNull(),
		fileId: text('file_id')
			.notNull()
			.references(() => files.id),
	},
	(table) => [
		primaryKey({ columns: [table.exportId, table.part] }),
		uniqueIndex('data_export_files_file').on(table.fileId),
	],
)

export interface ExportRow {
	id: string
	userId: string
	status: 'waiting' | 'writing' | 'ready' | 'expired'
	filesDone: number
	filesTotal: number
	requestedAt: Date
	changedAt: Date
	expiresAt: Date | null
	files: ExportFile[]
}

export interface ExportFile {
	part: number
	fileId: string
	sizeBytes: number
	sha256: string
	mediaType: string
}

const columns = sql`id, user_id as "userId", status, files_done as "filesDone", files_total as "filesTotal",
	requested_at as "requestedAt", changed_at as "changedAt", expires_at as "expiresAt",
	coalesce((select jsonb_agg(jsonb_build_object('part', part, 'fileId', file_id, 'sizeBytes', size_bytes,
			'sha256', sha256, 'mediaType', media_type) order by part)
		from ${dataExportFiles} join ${files} as file on file.id = file_id where export_id = own.id), '[]') as files`

type StoredRow = { [K in keyof ExportRow]: ExportRow[K] }

const readRow = (row: StoredRow | undefined): ExportRow | null =>
	row
		? {
				...row,
				requestedAt: new Date(row.requestedAt),
				changedAt: new Date(row.changedAt),
				expiresAt: row.expiresAt && new Date(row.expiresAt),
			}
		: null

export async function findExport(db: Queryable, userId: string, id: string): Promise<ExportRow | null> {
	const { rows } = await db.execute<StoredRow>(
		sql`select ${columns} from ${dataExports} as own where id = ${id} and user_id = ${userId}`,
	)
	return readRow(rows[0])
}

export async function findNewestExport(db: Queryable, userId: string): Promise<ExportRow | null> {
	const { rows } = await db.execute<StoredRow>(sql`
		select ${columns} from ${dataExports} as own where user_id = ${userId} order by requested_at desc, id limit 1`)
	return readRow(rows[0])
}

/** Keeps another request of the same account waiting until the transaction ends. */
export async function lockExportsOf(tx: Transaction, userId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('data-exports'), hashtext(${userId}))`)
}

export async function countExportsSince(tx: Transaction, userId: string, since: Date): Promise<number> {
	const { rows } = await tx.execute<{ count: number }>(sql`
		select count(*)::int as count from ${dataExports} where user_id = ${userId} and requested_at > ${since.toISOString()}`)
	return rows[0]?.count ?? 0
}

export async function insertExport(
	tx: Transaction,
	{ id, userId, now }: { id: string; userId: string; now: Date },
): Promise<void> {
	await tx.insert(dataExports).values({ id, userId, requestedAt: now, changedAt: now })
}

/** @returns whose it is and in which files an attempt before has left it, which are to be released; null where it has gone or is done */
export async function beginAttempt(
	tx: Transaction,
	{ id, attempt, now }: { id: string; attempt: string; now: Date },
): Promise<{ userId: string; fileIds: string[] } | null> {
	const { rows } = await tx.execute<{ userId: string }>(sql`
		update ${dataExports} set status = 'writing', attempt = ${attempt}, files_done = 0, changed_at = ${now.toISOString()}
		where id = ${id} and status in ('waiting', 'writing') returning user_id as "userId"`)
	const userId = rows[0]?.userId
	return userId === undefined ? null : { userId, fileIds: await deleteExportFiles(tx, [id]) }
}

interface Attempt {
	id: string
	attempt: string
	now: Date
}

const isMine = ({ id, attempt }: Attempt) => sql`id = ${id} and attempt = ${attempt} and status = 'writing'`

/** @returns false where it has gone, or another attempt has taken over */
export async function noteProgress(
	db: Queryable,
	given: Attempt & { filesDone: number; filesTotal: number },
): Promise<boolean> {
	const { rows } = await db.execute(sql`
		update ${dataExports} set files_done = ${given.filesDone}, files_total = ${given.filesTotal},
			changed_at = ${given.now.toISOString()}
		where ${isMine(given)} returning id`)
	return rows.length > 0
}

/** @returns false as `noteProgress` */
export async function insertExportFile(
	tx: Transaction,
	given: Attempt & { part: number; fileId: string },
): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		update ${dataExports} set changed_at = ${given.now.toISOString()} where ${isMine(given)} returning id`)
	if (rows.length === 0) return false
	await tx.insert(dataExportFiles).values({ exportId: given.id, part: given.part, fileId: given.fileId })
	return true
}

/** @returns whose it is; null as `noteProgress` */
export async function setReady(tx: Transaction, given: Attempt & { expiresAt: Date }): Promise<string | null> {
	const { rows } = await tx.execute<{ userId: string }>(sql`
		update ${dataExports} set status = 'ready', attempt = null, files_done = files_total,
			changed_at = ${given.now.toISOString()}, expires_at = ${given.expiresAt.toISOString()}
		where ${isMine(given)} returning user_id as "userId"`)
	return rows[0]?.userId ?? null
}

/** Ends the copies of an account that are ready, but for one. @returns their files, to be released */
export async function expireOthers(
	tx: Transaction,
	{ userId, besides, now }: { userId: string; besides: string; now: Date },
): Promise<string[]> {
	const { rows } = await tx.execute<{ id: string }>(sql`
		update ${dataExports} set status = 'expired', expires_at = least(expires_at, ${now.toISOString()}::timestamptz)
		where user_id = ${userId} and id <> ${besides} and status = 'ready' returning id`)
	return deleteExportFiles(
		tx,
		rows.map(({ id }) => id),
	)
}

/** Ends copies whose time is over, `most` of them at once. @returns how many, and their files, to be released */
export async function expireDue(
	tx: Transaction,
	now: Date,
	most: number,
): Promise<{ expired: number; fileIds: string[] }> {
	const { rows } = await tx.execute<{ id: string }>(sql`
		update ${dataExports} set status = 'expired' where id in (
			select id from ${dataExports} where status = 'ready' and expires_at <= ${now.toISOString()}
			order by expires_at limit ${most} for update skip locked)
		returning id`)
	const ids = rows.map(({ id }) => id)
	return { expired: ids.length, fileIds: await deleteExportFiles(tx, ids) }
}

/** Deletes rows without files that say nothing any more, at most so many. @returns how many */
export async function deleteExpiredBefore(db: Queryable, before: Date, most: number): Promise<number> {
	const { rowCount } = await db.execute(sql`
		delete from ${dataExports} where id in (
			select id from ${dataExports} where status = 'expired' and expires_at < ${before.toISOString()} limit ${most})`)
	return rowCount ?? 0
}

/** Gives up one that makes no progress. @returns its files, to be released */
export async function deleteExport(tx: Transaction, id: string): Promise<string[]> {
	const fileIds = await deleteExportFiles(tx, [id])
	await tx.execute(sql`delete from ${dataExports} where id = ${id}`)
	return fileIds
}

/** @returns the files, to be released */
export async function deleteExportsOf(tx: Transaction, userId: string): Promise<string[]> {
	const { rows } = await tx.execute<{ id: string }>(
		sql`select id from ${dataExports} where user_id = ${userId} order by id for update`,
	)
	const fileIds = await deleteExportFiles(
		tx,
		rows.map(({ id }) => id),
	)
	await tx.execute(sql`delete from ${dataExports} where user_id = ${userId}`)
	return fileIds
}

async function deleteExportFiles(tx: Transaction, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return []
	const { rows } = await tx.execute<{ fileId: string }>(sql`
		delete from ${dataExportFiles} where export_id = any(${sql.param([...ids])}::text[]) returning file_id as "fileId"`)
	return rows.map(({ fileId }) => fileId)
}

/** Lists what was asked for, for the copy itself. */
export async function listExports(db: Queryable, userId: string): Promise<object[]> {
	const { status, requestedAt, expiresAt } = dataExports
	return db
		.select({ status, requestedAt, expiresAt })
		.from(dataExports)
		.where(sql`${dataExports.userId} = ${userId}`)
		.orderBy(dataExports.requestedAt)
}

/** Counts what is kept about somebody, all of it in one statement. @returns the numbers in the order of the groups */
export async function countGroups(
	db: Queryable,
	groups: readonly Pick<PersonalGroup, 'count'>[],
	userId: string,
): Promise<number[]> {
	const counts = groups.map(({ count }) => sql`(${count(userId)})`)
	const { rows } = await db.execute<{ counts: number[] }>(
		sql`select jsonb_build_array(${sql.join(counts, sql`, `)}) as counts`,
	)
	return rows[0]?.counts ?? []
}
