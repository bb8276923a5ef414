import { isDeepStrictEqual } from 'node:util'
import { Client } from 'pg'
import { sign } from '../../server/src/platform/payments/signatures.ts'
import { writeRequests } from '../load/one-request.ts'
import { type Rounds, requestRates } from '../load/request-rates.ts'
import { type Buyer, type BuyersOrder, loadBuyers } from '../load-buyers.ts'
import { notMeasured, type Row, rateFloor } from '../report/row.ts'
import { startBaseline, startInstantProvider } from '../servers/baselines.ts'
import { serverCore } from '../servers/cores.ts'
import type { Databases } from '../servers/databases.ts'
import { startProduct } from '../servers/product.ts'
import { namesOf, type Purchase, recordBuying } from '../servers/record-buying.ts'
import type { RunningServer } from '../servers/start-server.ts'

const floor = { atLeast: 0.35, as: 'percent' } as const
const whats = { order: 'create-order of a course on PostgreSQL', verify: 'verify of a payment on PostgreSQL' } as const

/** The demo brings it. */
const course: BuyersOrder = { courseId: 'foundation-course', pricePaise: 13_500 }
const keySecret = 'key-secret-of-the-bench'

/** Are more than a server answers in a second: each request needs somebody new. */
const mostPerSecond = { order: 1_500, verify: 800 } as const
const warmUpSeconds = 20

/**
 * Measures opening an order and confirming its payment, each beside a route that sends the same statements in the same transactions, with a
 * provider that answers at once.
 */
export async function measurePayments(databases: Databases | null, rounds: Rounds): Promise<Row[]> {
	if (!databases) {
		const reason = 'no PostgreSQL server here (initdb, postgres)'
		return Object.values(whats).map((what) => notMeasured(what, `≥ ${floor.atLeast * 100} %`, reason))
	}
	const databaseUrl = await databases.create()
	const provider = await startInstantProvider(course.pricePaise)
	const environment = {
		RAZORPAY_KEY_ID: 'rzp_test_of_the_bench',
		RAZORPAY_KEY_SECRET: keySecret,
		RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-of-the-bench',
		RAZORPAY_API_URL: provider.origin,
		RECONCILE_SECONDS: '86400',
	}
	const product = await startProduct({ databaseUrl, isDemo: true, core: serverCore, environment })
	await putOffMails(databaseUrl)
	const setting: Setting = { product, databaseUrl, environment, rounds }
	// A server that has begun just now is slower than one that has worked for a while, and orders ask less of it.
	const verify = await row('verify', setting)
	const order = await row('order', setting)
	await Promise.all([product.stop(), provider.stop()])
	return [order, verify]
}

interface Setting {
	product: RunningServer
	databaseUrl: string
	environment: Record<string, string>
	rounds: Rounds
}

const orderCourse: Purchase = {
	path: '/api/payment/create-order',
	requestOf: (buyer) =>
		signedIn(buyer, { courseId: course.courseId, amount: course.pricePaise / 100, currency: 'INR' }),
}

const verifyPayment: Purchase = {
	path: '/api/payment/verify',
	requestOf: (buyer) =>
		signedIn(buyer, {
			razorpay_order_id: `order_${buyer.orderId}`,
			razorpay_payment_id: `pay_${buyer.orderId}`,
			razorpay_signature: sign(keySecret, `order_${buyer.orderId}|pay_${buyer.orderId}`),
		}),
}

const json = { 'content-type': 'application/json' }

/** A browser names the site that its request comes from. */
const signedIn = ({ token }: Buyer, body: object) => ({
	headers: { ...json, 'sec-fetch-site': 'same-origin', cookie: `aravalli_session=${token}` },
	body: JSON.stringify(body),
})

async function row(step: 'order' | 'verify', { product, databaseUrl, environment, rounds }: Setting): Promise<Row> {
	const purchase = step === 'order' ? orderCourse : verifyPayment
	const database = new Client({ connectionString: databaseUrl })
	await database.connect()
	const count = mostPerSecond[step] * (warmUpSeconds + rounds.count * rounds.secondsEach)
	const load = (side: string, size: number) =>
		loadBuyers(database, { group: `${side} ${step}`, count: size, order: step === 'verify' ? course : null })
	const recorded = await load('recorded', 3)
	const [ours, theirs] = [await load('product', count), await load('route', count)]
	await database.query('vacuum analyze')
	await database.end()
	const statements = await recordBuying({ databaseUrl, environment }, purchase, recorded)
	const sameSql = await startBaseline('payment-sql', databaseUrl, statements)
	const { endpoint, route } = await requestRates(
		{
			route: {
				url: sameSql.origin,
				headers: json,
				requestsFile: writeRequests(theirs.map((buyer) => ({ headers: {}, body: JSON.stringify(namesOf(buyer)) }))),
				pid: sameSql.pid,
			},
			endpoint: {
				url: product.origin + purchase.path,
				headers: {},
				requestsFile: writeRequests(ours.map(purchase.requestOf)),
				pid: product.pid,
			},
		},
		rounds,
	)
	await sameSql.stop()
	await compareWhatIsStored(databaseUrl, step)
	const baseline = 'Fastify route with the same SQL through pg'
	return rateFloor({ what: whats[step], ...floor, rates: endpoint, baseline, baselineRates: route })
}

/**
 * Mails about payments wait, on both sides: making their receipts would take the processor from whatever is measured.
 */
async function putOffMails(databaseUrl: string): Promise<void> {
	const database = new Client({ connectionString: databaseUrl })
	await database.connect()
	await database.query(`
		create function put_off() returns trigger language plpgsql as $$
			begin new.start_after := now() + interval '1 day'; return new; end $$;
		create trigger put_off before insert on pgboss.job for each row
			when (new.name = 'payments.mail') execute function put_off()`)
	await database.end()
}

/** @throws where an order of the route has not left all that one of the product leaves */
async function compareWhatIsStored(databaseUrl: string, step: 'order' | 'verify'): Promise<void> {
	const database = new Client({ connectionString: databaseUrl })
	await database.connect()
	const storedBy = async (side: string) => {
		const { rows } = await database.query<Record<string, number>>(storedForEachOrder, [
			`${side} ${step}`,
			step === 'verify' ? 'paid' : 'open',
		])
		return rows[0]
	}
	const [ours, theirs] = [await storedBy('product'), await storedBy('route')]
	await database.end()
	if (!isDeepStrictEqual(ours, theirs))
		throw new Error(`Stored for each order: ${JSON.stringify(ours)}, by the route ${JSON.stringify(theirs)}`)
}

const storedForEachOrder = `
	with bought as (
		select orders.id, fulfilled_by from orders join users on users.id = orders.user_id
		where users.name = $1 and orders.status = $2)
	select
		(select count(*) from ledger_entries where order_id in (select id from bought))::float / count(*) as ledger,
		(select count(*) from payments where order_id in (select id from bought))::float / count(*) as payments,
		(select count(*) from subscriptions where order_id in (select id from bought))::float / count(*) as subscriptions,
		(select count(*) from receipts where payment_id in (select fulfilled_by from bought))::float / count(*) as receipts,
		(select count(*) from pgboss.job where data->>'paymentId' in (select fulfilled_by from bought))::float / count(*) as mails
	from bought`
