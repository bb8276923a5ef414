import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storedEntry } from '../browser-store/stored-entry.ts'
import { followOutbox } from './follow-outbox.ts'
import { testDevice } from './open-test-outbox.ts'
import { createOutbox, type Outbox } from './outbox.ts'

let sent: string[]
let isAway: boolean
let goOnline: () => void
let outbox: Outbox<string>
let device: ReturnType<typeof testDevice<string>>

async function send({ content }: { content: string }) {
	if (isAway) throw new TypeError('Failed to fetch')
	sent.push(content)
	return null
}

beforeEach(() => {
	vi.useFakeTimers({ now: 0 })
	sent = []
	isAway = false
	goOnline = () => undefined
	vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
		goOnline = listener
	})
	vi.stubGlobal('removeEventListener', () => {
		goOnline = () => undefined
	})
	device = testDevice<string>()
	outbox = createOutbox<string>(
		{
			stored: storedEntry('indexedDB', 'test', 'owned'),
			join: (kept) => kept,
		},
		{ ...device.newTab(), now: Date.now },
	)
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

it('sends what an earlier page has left and what nobody owned, then what is posted', async () => {
	await outbox.post('q1', 'meera', 'left')
	await outbox.post('q2', '', 'of nobody')
	const { stop } = followOutbox(outbox, 'meera', send)
	await vi.advanceTimersByTimeAsync(0)
	await outbox.post('q3', 'meera', 'posted')
	await vi.advanceTimersByTimeAsync(0)
	expect(sent).toEqual(['left', 'of nobody', 'posted'])
	stop()
})

it('tries again after a while, at once when the network is back, and not after it was stopped', async () => {
	isAway = true
	const { stop } = followOutbox(outbox, 'meera', send)
	await outbox.post('q1', 'meera', 'first')
	await vi.advanceTimersByTimeAsync(4_999)
	isAway = false
	expect(sent).toEqual([])
	await vi.advanceTimersByTimeAsync(1)
	expect(sent).toEqual(['first'])
	isAway = true
	await outbox.post('q2', 'meera', 'second')
	await vi.advanceTimersByTimeAsync(100)
	isAway = false
	goOnline()
	await vi.advanceTimersByTimeAsync(0)
	expect(sent).toEqual(['first', 'second'])
	stop()
	await outbox.post('q3', 'meera', 'third')
	goOnline()
	await vi.advanceTimersByTimeAsync(600_000)
	expect(sent).toEqual(['first', 'second'])
})

it('leaves it to another tab that is sending, and looks again', async () => {
	device.isBusy = true
	const { stop } = followOutbox(outbox, 'meera', send)
	await outbox.post('q1', 'meera', 'first')
	await vi.advanceTimersByTimeAsync(9_000)
	expect(sent).toEqual([])
	device.isBusy = false
	await vi.advanceTimersByTimeAsync(10_000)
	expect(sent).toEqual(['first'])
	stop()
})
