import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { newSessionToken, tokenHash } from '../server/src/features/accounts/sessions/session-token.ts'

export interface Buyer {
	id: string
	/** Signs in whoever has it. */
	token: string
	/** Is an order that is open and known to the provider, where buyers have one. */
	orderId: string
}

export interface BuyersOrder {
	courseId: string
	pricePaise: number
}

const batchSize = 5_000

/**
 * Stores so many learners who are signed in, by the name of their group; with `order`, each has an open one.
 *
 * Their sessions count as just used for as long as is measured: else each would be noted as used now and then, on one side only.
 */
export async function loadBuyers(
	database: Client,
	{ group, count, order }: { group: string; count: number; order: BuyersOrder | null },
): Promise<Buyer[]> {
	const buyers = Array.from({ length: count }, () => ({
		id: randomUUID(),
		token: newSessionToken(),
		orderId: randomUUID(),
	}))
	for (let start = 0; start < count; start += batchSize) {
		const batch = buyers.slice(start, start + batchSize)
		const ids = batch.map(({ id }) => id)
		await database.query(
			`insert into users (id, name, email, phone_number, password_hash, role, language, exam_year, daily_hours, is_onboarded)
			select id, $2, id || '@example.com', '', 'none', 'LEARNER', 'english', 'RAS_2026', 2, true from unnest($1::text[]) as id`,
			[ids, group],
		)
		await database.query(
			`insert into sessions (id, user_id, token_hash, browser, created_at, last_seen_at)
			select id, id, hash, 'Chrome, Android', now(), now() + interval '2 hours' from unnest($1::text[], $2::text[]) as given (id, hash)`,
			[ids, batch.map(({ token }) => tokenHash(token))],
		)
		if (order) await insertOrders(database, batch, order)
	}
	return buyers
}

async function insertOrders(database: Client, buyers: Buyer[], { courseId, pricePaise }: BuyersOrder): Promise<void> {
	await database.query(
		`insert into orders (id, user_id, kind, item_id, title, price_paise, original_paise, status, provider_order_id, check_at, created_at)
		select id, user_id, 'course', $3, '{"english": "Foundation course", "hindi": "फ़ाउंडेशन कोर्स"}', $4, $4, 'open',
			'order_' || id, now() + interval '1 day', now() from unnest($1::text[], $2::text[]) as given (id, user_id)`,
		[buyers.map(({ orderId }) => orderId), buyers.map(({ id }) => id), courseId, pricePaise],
	)
}
