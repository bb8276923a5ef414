import { type Database, openDatabase } from '../../../server/src/platform/database/open-database.ts'
import { silentLog } from '../../../server/src/testing/silent-log.ts'
import type { Place } from '../../harness/place.ts'

export async function withDatabase<T>(
	{ dataDir, variables }: Place,
	work: (database: Database) => Promise<T>,
): Promise<T> {
	const database = await openDatabase({ databaseUrl: variables.DATABASE_URL ?? null, dataDir }, silentLog)
	try {
		return await work(database)
	} finally {
		await database.close()
	}
}

export interface MoneyFigures {
	captured: number
	granted: number
	refunded: number
	/** Captured, and neither granted nor refunded. */
	lost: number
	/** Granted more than once, or granted and refunded by itself as well. */
	double: number
	/** Receipts that are missing, or too many, or of another amount. */
	wrongReceipts: number
	/** Refunds that the provider was not asked for, or was asked for twice. */
	wrongRefunds: number
}

/** Holds what the provider has taken against what was given for it. */
const MONEY = `
	with captured as (select p.id as provider_id, p.amount, ours.id, ours.order_id from sandbox_payments p
			left join payments ours on ours.provider_payment_id = p.id where p.status = 'captured'),
		outcome as (select c.*,
			(select count(*) from orders o where o.fulfilled_by = c.id) as grants,
			(select count(*) from subscriptions s join orders o on o.id = s.order_id where o.fulfilled_by = c.id) as accesses,
			(select count(*) from receipts r where r.payment_id = c.id and r.amount_paise = c.amount) as receipts,
			(select count(*) from refunds f where f.payment_id = c.id and f.origin = 'automatic') as refunds,
			(select count(*) from sandbox_refunds b where b.payment_id = c.provider_id) as refunds_there
		from captured c)
	select count(*)::int as captured,
		count(*) filter (where grants = 1 and accesses = 1)::int as granted,
		count(*) filter (where refunds = 1)::int as refunded,
		count(*) filter (where grants = 0 and refunds = 0)::int as lost,
		count(*) filter (where grants + refunds > 1 or accesses > 1)::int as double,
		count(*) filter (where receipts <> grants)::int as "wrongReceipts",
		count(*) filter (where refunds_there <> refunds)::int as "wrongRefunds"
	from outcome`

export async function checkMoney(place: Place): Promise<MoneyFigures> {
	return withDatabase(place, async (database) => {
		const { rows } = await database.run(MONEY)
		return rows[0] as MoneyFigures
	})
}

/** Has the provider asked about every order once more, as it would be minutes or hours later. */
export async function askAboutAll(place: Place): Promise<void> {
	await withDatabase(place, async (database) => {
		await database.run('update orders set check_at = now() where provider_order_id is not null')
	})
}
