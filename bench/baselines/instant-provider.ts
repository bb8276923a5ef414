/**
 * Answers at once what the payment provider is asked while somebody buys: an order of the amount that was asked for, whose id is
 * 'order_' and our own; and for the payment 'pay_…' that 'order_…' was paid by it.
 *
 *   node instant-provider.ts PORT PRICE-IN-PAISE
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const [port, price] = process.argv.slice(2)
const head = { 'content-type': 'application/json' }

createServer(async (request, response) => {
	const paid = request.url?.match(/^\/v1\/payments\/pay_(.+)$/)?.[1]
	response.writeHead(200, head).end(JSON.stringify(paid ? payment(paid) : order(await text(request))))
}).listen(Number(port), '127.0.0.1')

function order(body: string): object {
	const { amount, receipt } = JSON.parse(body || '{}')
	return { id: `order_${receipt}`, amount, currency: 'INR', receipt }
}

function payment(id: string): object {
	const amount = Number(price)
	return { id: `pay_${id}`, order_id: `order_${id}`, status: 'captured', amount, currency: 'INR', method: 'upi' }
}
