// @module-tag one-run
import { AppError } from '@aravalli/shared/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildQuestion } from '../../testing/build-question.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { storeQuestions } from '../../testing/store-questions.ts'
import { siteCard } from './sharing-card.ts'
import { createSharingPictures } from './sharing-pictures.ts'

const pictures = '/api/sharing-picture'
const question = `${pictures}/answer-writing-practice/governor-discretion`

let server: TestApp

beforeAll(async () => {
	server = await startApp()
	const plain = buildQuestion()
	const hostile = `"#panic(1) \\u{0} </svg><script>\u202E ${'अ'.repeat(400)}`
	const questions = [
		plain,
		buildQuestion({ id: 'hostile', english: { ...plain.english, questionText: hostile }, hindi: null }),
	]
	await storeQuestions(server, ...questions)
})
afterAll(() => server.close())

describe('the picture of a shared link', () => {
	it.each([
		`${question}?lang=english`,
		`${question}?lang=hindi`,
		`${pictures}/answer-writing-practice?lang=hindi`,
		`${pictures}/site?lang=english`,
		`${pictures}/answer-writing-practice/hostile?lang=hindi`,
	])('is a PNG of 1200 × 630: %s', async (url) => {
		const response = await server.app.inject(url)
		expect(response.statusCode).toBe(200)
		expect(response.headers).toMatchObject({
			'content-type': 'image/png',
			'cache-control': 'public, max-age=86400',
			'cross-origin-resource-policy': 'cross-origin',
			'x-content-type-options': 'nosniff',
		})
		expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
		expect(response.rawPayload.length).toBeLessThan(300_000)
	})

	it('shows the text of its language', async () => {
		const [english, hindi] = await Promise.all([
			server.app.inject(`${question}?lang=english`),
			server.app.inject(`${question}?lang=hindi`),
		])
		expect(english.rawPayload.equals(hindi.rawPayload)).toBe(false)
	})

	it('is not sent again to whoever has it', async () => {
		const { headers } = await server.app.inject(`${question}?lang=hindi`)
		const again = await server.app.inject({
			url: `${question}?lang=hindi`,
			headers: { 'if-none-match': String(headers.etag) },
		})
		expect(again.statusCode).toBe(304)
		expect(again.rawPayload).toHaveLength(0)
	})

	it('may not be kept for others where the reader chooses the language', async () => {
		expect((await server.app.inject(question)).headers['cache-control']).toBe('private, no-cache')
	})

	it('of a page without one of its own is that of the product', async () => {
		const [some, site] = await Promise.all([
			server.app.inject(`${pictures}/no/such-page?lang=hindi`),
			server.app.inject(`${pictures}/site?lang=hindi`),
		])
		expect(some.headers.etag).toBe(site.headers.etag)
	})

	it.each([`${pictures}/answer-writing-practice/no-such-question`, `${pictures}/answer-writing-practice/A%00`])(
		'is not drawn for a question that does not exist: %s',
		async (url) => {
			expect((await server.app.inject(url)).statusCode).toBe(404)
		},
	)
})

describe('drawing', () => {
	const request = { query: { lang: 'english' }, headers: {} } as unknown as FastifyRequest
	const reply = { headers: () => reply, type: () => reply, send: () => reply } as unknown as FastifyReply
	const card = (title: string) => ({ ...siteCard('english'), title })

	it('happens once for those who ask together, and not again while the picture is kept', async () => {
		let drawings = 0
		const { send } = createSharingPictures({
			renderPicture: async () => {
				drawings++
				return Buffer.from('picture')
			},
		})
		await Promise.all([send(card('a'), request, reply), send(card('a'), request, reply)])
		await send(card('a'), request, reply)
		expect(drawings).toBe(1)
	})

	// Breaks when the limit goes: then a flood of questions keeps the PDF process busy for everybody.
	it('is refused when many wait already', async () => {
		const { promise, resolve } = Promise.withResolvers<Buffer>()
		const { send } = createSharingPictures({ renderPicture: () => promise })
		const waiting = Array.from({ length: 8 }, (_, place) => send(card(String(place)), request, reply))
		await expect(send(card('one more'), request, reply)).rejects.toEqual(new AppError('server.overloaded'))
		resolve(Buffer.from('picture'))
		await Promise.all(waiting)
	})
})
