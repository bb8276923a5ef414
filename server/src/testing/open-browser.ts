import { randomInt } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestApp } from './start-app.ts'

type Answer = Promise<LightMyRequestResponse>

/** Asks as a page of the product does: with its cookies, which it keeps, and the headers by which browsers name the page. */
export interface TestBrowser {
	get(url: string, headers?: Record<string, string>): Answer
	post(url: string, body?: object): Answer
	patch(url: string, body: object): Answer
	delete(url: string, body?: object): Answer
	send(options: InjectOptions): Answer
	/** Keeps cookies by name. */
	cookies: Map<string, string>
	/** Gives the cookies as the header has them. */
	cookie(): string
	/** Each browser has another network address. */
	address: string
}

export function openBrowser({ app }: Pick<TestApp, 'app'>): TestBrowser {
	const cookies = new Map<string, string>()
	const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
	const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

	async function send({ headers, ...options }: InjectOptions): Answer {
		const own = { 'sec-fetch-site': 'same-origin', ...(cookies.size > 0 && { cookie: cookie() }) }
		const answer = await app.inject({ remoteAddress: address, headers: { ...own, ...headers }, ...options })
		for (const { name, value, maxAge } of answer.cookies) {
			if (maxAge === 0) cookies.delete(name)
			else cookies.set(name, value)
		}
		return answer
	}

	return {
		get: (url, headers = {}) => send({ method: 'GET', url, headers }),
		post: (url, body) => send({ method: 'POST', url, ...(body && { payload: body }) }),
		patch: (url, body) => send({ method: 'PATCH', url, payload: body }),
		delete: (url, body) => send({ method: 'DELETE', url, ...(body && { payload: body }) }),
		send,
		cookies,
		cookie,
		address,
	}
}
