import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FakePushService, startPushService } from '../../testing/start-push-service.ts'
import { publicPushHosts } from './push-hosts.ts'
import { sendPush } from './push-sender.ts'
import { createVapidKeys } from './vapid.ts'

let service: FakePushService
beforeAll(async () => {
	service = await startPushService()
})
afterAll(() => service.close())
beforeEach(() => service.forget())

const target = () => ({
	endpoint: service.endpoint('one'),
	publicKey: createECDH('prime256v1').generateKeys('base64url'),
	auth: randomBytes(16).toString('base64url'),
})
const sending = () => ({
	hosts: service.hosts,
	keys: createVapidKeys(),
	subject: 'mailto:push@example.com',
	now: () => new Date(),
})

it('hands over what only the browser can read, and says who sends', async () => {
	expect(await sendPush(sending(), target(), 'What happened.')).toBe('taken')
	const [message] = service.received
	expect(message).toMatchObject({
		path: '/push/one',
		headers: { 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' },
	})
	expect(message?.headers.authorization).toMatch(/^vapid t=/)
	expect(message?.body.includes('What happened')).toBe(false)
})

it.each([404, 410])('tells of a browser that is gone by %i', async (status) => {
	service.answerWith(status)
	expect(await sendPush(sending(), target(), 'What happened.')).toBe('gone')
})

it.each([
	[400, true],
	[403, true],
	[413, true],
	[302, true],
	[429, false],
	[500, false],
	[503, false],
])('fails at %i, for ever: %s', async (status, isFinal) => {
	service.answerWith(status)
	await expect(sendPush(sending(), target(), 'What happened.')).rejects.toMatchObject({ code: String(status), isFinal })
	// A redirect is not followed.
	expect(service.received).toHaveLength(1)
})

it('is not sent into a closed network, by a number or by a name that leads there', async () => {
	const given = { ...sending(), hosts: publicPushHosts }
	const closed = { code: 'closed address', isFinal: true }
	await expect(sendPush(given, target(), 'What happened.')).rejects.toMatchObject(closed)
	const named = { ...given, hosts: { ...publicPushHosts, isAllowed: () => true } }
	const endpoint = service.endpoint('one').replace('127.0.0.1', 'localhost')
	await expect(sendPush(named, { ...target(), endpoint }, 'What happened.')).rejects.toMatchObject(closed)
	expect(service.received).toEqual([])
})

it('can be tried again where nobody listens, and says nothing of the address', async () => {
	const endpoint = 'http://127.0.0.1:1/push/secret'
	const failure = await sendPush(sending(), { ...target(), endpoint }, 'What happened.').catch((error) => error)
	expect(failure).toMatchObject({ code: 'unreachable', isFinal: false })
	expect(String(failure.stack)).not.toContain('127.0.0.1')
})
