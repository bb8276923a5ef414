import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/open-database.ts'
import { countedTerms } from '../index-terms.ts'
import { addToCounts, addToIndex, type IndexEntry, lockIndex, readStored, removeFromIndex } from '../indexing/tables.ts'
import { readItem, storedColumns } from '../published-item.ts'
import { makeFindable } from '../searching/make-findable.ts'
import { leaveSearch } from '../searching/tables.ts'
import type { PublishedItem, ServerKind } from '../server-kind.ts'
import { monthBits } from '../shelves/tables.ts'
import { publishedItems } from '../tables.ts'

interface Stored {
	id: string
	/** Is a bigint as node-postgres gives it. */
	position: string
	listedOn: string
	terms: string[]
}

const columns = sql.raw('kind, id, listed_on, common, card_english, card_hindi, body_english, body_hindi, terms')

const stored = sql.raw('id, position, listed_on::text as "listedOn", terms')

const firstPositionOfMonth = sql.raw(
	`((extract(year from given.listed_on) * 12 + extract(month from given.listed_on) - 1)::bigint << ${monthBits})`,
)

const isInMonth = sql`present.position >= ${firstPositionOfMonth}
	and present.position < ${firstPositionOfMonth} + (1::bigint << ${sql.raw(String(monthBits))})`

/** Gives a free position to each row of a select from rows called `given`, in their order. Call `lockIndex` first. */
const nextPosition = (kind: string) => sql`
	row_number() over (partition by ${firstPositionOfMonth} order by given.arrival) + coalesce(
		(select max(position) from ${publishedItems} as present where present.kind = ${kind} and ${isInMonth}),
		${firstPositionOfMonth} - 1)`

const rowsOf = (rows: object[]): SQL => sql`
	(select row.*, given_rows.arrival
	from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as given_rows (value, arrival)
		cross join lateral jsonb_populate_record(null::published_items, given_rows.value) as row) as given`

/** Publishes items, each id given once, in their order; those whose id exists already are left as they are. */
export async function insertItems(tx: Transaction, own: ServerKind, items: PublishedItem[]): Promise<number> {
	const { name } = own.kind
	await lockIndex(tx, name)
	const { rows } = await tx.execute<{ [K in keyof Stored]: Stored[K] }>(sql`
		insert into published_items (${columns}, position)
		select ${columns}, ${nextPosition(name)} from ${rowsOf(items.map((item) => storedColumns(own, item)))}
		on conflict (kind, id) do nothing
		returning ${stored}`)
	await enter(tx, own, rows, items)
	return rows.length
}

/** Publishes the item in place of the one that has its id, if any. In the same month it keeps its position. */
export async function upsertItem(tx: Transaction, own: ServerKind, item: PublishedItem): Promise<void> {
	const { name } = own.kind
	const before = await lockItem(tx, name, item.id)
	if (!before) {
		await insertItems(tx, own, [item])
		return
	}
	await lockIndex(tx, name)
	const { rows } = await tx.execute<{ [K in keyof Stored]: Stored[K] }>(sql`
		update published_items as present
		set (${columns}, position, updated_at) = (
			select ${columns}, case when ${isInMonth} then present.position else ${nextPosition(name)} end, now()
			from ${rowsOf([storedColumns(own, item)])})
		where present.kind = ${name} and present.id = ${item.id}
		returning ${stored}`)
	if (before.position !== null) await leave(tx, own, { ...before, position: before.position })
	await enter(tx, own, rows, [item])
}

/** Does nothing to an item that readers do not see. */
export async function withdrawItem(tx: Transaction, own: ServerKind, id: string): Promise<void> {
	const { name } = own.kind
	const before = await lockItem(tx, name, id)
	if (!before || before.position === null) return
	await lockIndex(tx, name)
	await tx.execute(sql`update published_items set position = null where kind = ${name} and id = ${id}`)
	await leave(tx, own, { ...before, position: before.position })
}

/** Does nothing to an item that readers see. */
export async function reinstateItem(tx: Transaction, own: ServerKind, id: string): Promise<void> {
	const { name } = own.kind
	const before = await lockItem(tx, name, id)
	if (!before || before.position !== null) return
	await lockIndex(tx, name)
	const { rows } = await tx.execute<{ [K in keyof Stored]: Stored[K] }>(sql`
		update published_items as present
		set position = (
			select ${nextPosition(name)}
			from (select own.listed_on, 1 as arrival from published_items as own where own.kind = ${name} and own.id = ${id}) as given)
		where present.kind = ${name} and present.id = ${id}
		returning ${stored}`)
	const texts = await readStored(tx, name, id)
	await enter(
		tx,
		own,
		rows,
		texts.map((row) => readItem(own.kind, row)),
	)
}

type Locked = Omit<Stored, 'position'> & { position: string | null }

async function lockItem(tx: Transaction, kind: string, id: string): Promise<Locked | null> {
	const { rows } = await tx.execute<{ [K in keyof Locked]: Locked[K] }>(sql`
		select ${stored} from published_items where kind = ${kind} and id = ${id} for update`)
	return rows[0] ?? null
}

const entryOf = ({ position, terms }: Stored): IndexEntry => ({ position, terms })

/** @param texts of the items, in any order, and maybe others */
async function enter(tx: Transaction, own: ServerKind, items: Stored[], texts: PublishedItem[]): Promise<void> {
	if (items.length === 0) return
	const { name } = own.kind
	const entered = new Set(items.map(({ id }) => id))
	await makeFindable(
		tx,
		own.kind,
		texts.filter(({ id }) => entered.has(id)),
	)
	await addToIndex(tx, name, items.map(entryOf))
	await addToCounts(
		tx,
		name,
		items.flatMap(({ terms }) => countedTerms(own, terms)),
		1,
	)
	await own.onChange?.(tx, items)
}

async function leave(tx: Transaction, own: ServerKind, item: Stored): Promise<void> {
	const { name } = own.kind
	await leaveSearch(tx, name, item.id)
	await removeFromIndex(tx, name, [entryOf(item)])
	await addToCounts(tx, name, countedTerms(own, item.terms), -1)
	await own.onChange?.(tx, [item])
}
