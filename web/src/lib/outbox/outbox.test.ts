import { describe, expect, it } from 'vitest'
import { storedEntry } from '../browser-store/stored-entry.ts'
import { testDevice } from './open-test-outbox.ts'
import { createOutbox, Refusal } from './outbox.ts'
import { waitAfter } from './outbox-entry.ts'
import type { OutboxKind } from './outbox-kind.ts'
import { forgetOutboxes } from './outbox-memory.ts'

/** The test's contents are sets of facts that only grow, as a quiz does. */
type Facts = readonly string[]
const join = (a: Facts, b: Facts): Facts => [...new Set([...a, ...b])].sort()
const stored = storedEntry('indexedDB', 'test', 'owned')

type Device = ReturnType<typeof testDevice<Facts>>
const openTab = (device: Device, more: Partial<OutboxKind<Facts>> = {}) =>
	createOutbox<Facts>({ stored, join, ...more }, device.newTab())

/** Makes a server: what it has, and what it does with the next call. */
function testServer() {
	const got: { key: string; content: Facts }[] = []
	const server = {
		got,
		isAway: false,
		isRefusing: false,
		meanwhile: async () => undefined as unknown,
		async send({ sendKey, content }: { sendKey: string; content: Facts }): Promise<Facts | null> {
			if (server.isRefusing) throw new Refusal('no')
			if (server.isAway) throw new TypeError('Failed to fetch')
			got.push({ key: sendKey, content })
			await server.meanwhile()
			return null
		},
	}
	return server
}

describe('what is kept', () => {
	it('is on the disk when it is acknowledged, and there for the next page, for its owner only', async () => {
		const device = testDevice<Facts>()
		expect(await openTab(device).keep('q1', 'meera', ['a'])).toBe(true)
		const next = openTab(device)
		await next.ready()
		expect(next.find('q1', 'meera')?.content).toEqual(['a'])
		expect([next.find('q1', 'anil'), next.find('q1', ''), next.find('q2', 'meera')]).toEqual([null, null, null])
	})

	it('is there in memory and said not to last where the browser stores nothing', async () => {
		const device = testDevice<Facts>()
		device.isRefusing = true
		const tab = openTab(device)
		await tab.ready()
		expect(await tab.keep('q1', '', ['a'])).toBe(false)
		expect(tab.find('q1', '')?.content).toEqual(['a'])
	})

	it('in two tabs at once is joined on the disk, whichever has heard of the other', async () => {
		const device = testDevice<Facts>()
		const [tab, other] = [openTab(device), openTab(device)]
		await tab.keep('q1', '', ['a'])
		await other.ready()
		const both = [tab.merge('q1', '', ['b']), other.merge('q1', '', ['c'])]
		expect(tab.find('q1', '')?.content).toEqual(['a', 'b'])
		expect(await Promise.all(both)).toEqual([true, true])
		expect([...device.disk.values()].map(({ content }) => content)).toEqual([['a', 'b', 'c']])
		await tab.remove('q1', '')
		await other.merge('q1', '', ['d'])
		expect(device.disk.size).toBe(0)
	})

	it('before the disk was read is joined to what was on it', async () => {
		const device = testDevice<Facts>()
		await openTab(device).keep('q1', '', ['a'])
		const next = openTab(device)
		const ready = next.ready()
		await next.keep('q1', '', ['b'])
		await ready
		expect(next.find('q1', '')?.content).toEqual(['a', 'b'])
	})

	it('in one tab is seen in the others', async () => {
		const device = testDevice<Facts>()
		const [one, other] = [openTab(device), openTab(device)]
		await Promise.all([one.ready(), other.ready()])
		let told = 0
		other.subscribe(() => {
			told += 1
		})
		await one.keep('q1', 'meera', ['a'])
		await expect.poll(() => other.find('q1', 'meera')?.content).toEqual(['a'])
		expect(told).toBeGreaterThan(0)
		await one.remove('q1', 'meera')
		await expect.poll(() => other.find('q1', 'meera')).toBeNull()
	})

	it('by an older version is taken over once, and joined', async () => {
		const device = testDevice<Facts>()
		const old = [{ owner: '', subject: 'q1', content: ['old'] }]
		const takeOver = async () => ({ entries: [...old], forget: async () => void old.splice(0) })
		const tab = openTab(device, { takeOver })
		await tab.keep('q1', '', ['a'])
		await tab.ready()
		expect(tab.find('q1', '')?.content).toEqual(['a', 'old'])
		expect([device.disk.size, old.length]).toEqual([1, 0])
	})

	it('by an older version stays in its place until it is in the new one', async () => {
		const device = testDevice<Facts>()
		device.isRefusing = true
		let isForgotten = false
		const entries = [{ owner: '', subject: 'q1', content: ['old'] }]
		const forget = async () => {
			isForgotten = true
		}
		const tab = openTab(device, { takeOver: async () => ({ entries, forget }) })
		await tab.ready()
		expect([tab.find('q1', '')?.content, isForgotten]).toEqual([['old'], false])
	})
})

describe('what nobody owns', () => {
	it('is never sent, and goes to whoever signs in, joined to what they have', async () => {
		const device = testDevice<Facts>()
		const server = testServer()
		const tab = openTab(device)
		await tab.post('q1', '', ['a'])
		await tab.post('q2', '', ['b'])
		await tab.send('', server.send, true)
		expect(server.got).toEqual([])
		await tab.keep('q1', 'meera', ['c'])
		await tab.claim('meera')
		expect(tab.of('').concat(tab.of('anil'))).toEqual([])
		await tab.send('meera', server.send)
		expect(server.got.map(({ content }) => content)).toEqual([['a', 'c'], ['b']])
	})
})

describe('a sending', () => {
	it('leaves nothing behind once it is answered', async () => {
		const device = testDevice<Facts>()
		const server = testServer()
		const tab = openTab(device)
		await tab.post('q1', 'meera', ['a'])
		await tab.send('meera', server.send)
		expect([device.disk.size, tab.of('meera'), server.got.length]).toEqual([0, [], 1])
	})

	it('that was not answered is repeated under the same key, after a wait that doubles', async () => {
		const device = testDevice<Facts>()
		const server = testServer()
		server.isAway = true
		const tab = openTab(device)
		await tab.post('q1', 'meera', ['a'])
		const key = tab.find('q1', 'meera')?.sendKey
		await tab.send('meera', server.send)
		expect(tab.nextTryAt('meera')).toBe(5_000)
		device.now = 4_999
		server.isAway = false
		await tab.send('meera', server.send)
		expect(server.got).toEqual([])
		device.now = 5_000
		// The page was loaded again meanwhile.
		await openTab(device).send('meera', server.send)
		expect(server.got).toEqual([{ key, content: ['a'] }])
		expect([1, 2, 3, 20].map(waitAfter)).toEqual([5_000, 10_000, 20_000, 300_000])
	})

	it('does not wait when it is asked for', async () => {
		const device = testDevice<Facts>()
		const server = testServer()
		server.isAway = true
		const tab = openTab(device)
		await tab.post('q1', 'meera', ['a'])
		await tab.send('meera', server.send)
		server.isAway = false
		await tab.send('meera', server.send, true)
		expect(server.got.length).toBe(1)
	})

	it('has another key once the content was changed after a try', async () => {
		const device = testDevice<Facts>()
		const server = testServer()
		server.isAway = true
		const tab = openTab(device)
		await tab.post('q1', 'meera', ['a'])
		const key = tab.find('q1', 'meera')?.sendKey
		await tab.post('q1', 'meera', ['a', 'b'])
		expect(tab.find('q1', 'meera')?.sendKey).toBe(key)
		await tab.send('meera', server.send)
		await tab.post('q1', 'meera', ['c'])
		expect(tab.find('q1', 'meera')?.sendKey).not.toBe(key)
	})

	it('loses nothing of what is changed meanwhile, be it in another tab', async () => {
		const device = testDevice<Facts>()
		const server = testServer()
		const [tab, other] = [openTab(device), openTab(device)]
		await tab.post('q1', 'meera', ['a'])
		server.meanwhile = () => other.post('q1', 'meera', ['a', 'b'])
		await tab.send('meera', server.send)
		expect([...device.disk.values()].map(({ content, state }) => [content, state])).toEqual([[['a', 'b'], 'waiting']])
	})

	it('joins what the server has, and is done', async () => {
		const device = testDevice<Facts>()
		const tab = openTab(device)
		await tab.post('q1', 'meera', ['a'])
		await tab.send('meera', async () => ['of another device'])
		expect(tab.find('q1', 'meera')).toMatchObject({ content: ['a', 'of another device'], state: 'kept' })
		expect(tab.nextTryAt('meera')).toBeNull()
	})

	it('is not repeated after a refusal, and what was refused stays', async () => {
		const device = testDevice<Facts>()
		const server = testServer()
		server.isRefusing = true
		const tab = openTab(device)
		await tab.post('q1', 'meera', ['a'])
		await tab.send('meera', server.send)
		server.isRefusing = false
		await tab.send('meera', server.send, true)
		expect([server.got, tab.find('q1', 'meera')?.state]).toEqual([[], 'refused'])
	})

	it('is left to the tab that is sending', async () => {
		const device = testDevice<Facts>()
		const server = testServer()
		const [tab, other] = [openTab(device), openTab(device)]
		await tab.post('q1', 'meera', ['a'])
		await other.ready()
		const both = await Promise.all([tab.send('meera', server.send), other.send('meera', server.send)])
		expect([server.got.length, both.filter(Boolean).length]).toEqual([1, 1])
	})

	it('goes without a storage', async () => {
		const device = testDevice<Facts>()
		device.isRefusing = true
		const server = testServer()
		const tab = openTab(device)
		await tab.post('q1', 'meera', ['a'])
		await tab.send('meera', server.send)
		expect([server.got.length, tab.of('meera')]).toEqual([1, []])
	})
})

it('forgets at a sign-out what is to be cleared, and keeps what belongs to its owner', async () => {
	const device = testDevice<Facts>()
	const cleared = openTab(device, { stored: storedEntry('indexedDB', 'cleared', 'cleared') })
	const owned = openTab(device)
	await cleared.keep('q1', 'meera', ['a'])
	await owned.keep('q2', 'meera', ['b'])
	forgetOutboxes()
	expect([cleared.of('meera'), owned.of('meera').map(({ subject }) => subject)]).toEqual([[], ['q2']])
})
