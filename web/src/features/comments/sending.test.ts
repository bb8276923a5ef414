import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetOutboxes } from '#web/lib/outbox/outbox-memory.ts'
import { draftOf, emptyDraft, keepDraft } from './drafts.ts'
import { send, sendingOf } from './sending.ts'

const draft = { ...emptyDraft('meera'), text: 'On its way' }
const ends = () => ({ sent: vi.fn(), failed: vi.fn() })

let client: QueryClient

beforeEach(() => {
	client = new QueryClient()
	forgetOutboxes()
	keepDraft('q1', draft)
})

function start() {
	const { promise, resolve, reject } = Promise.withResolvers<string>()
	const first = ends()
	return { first, resolve, reject, done: send(client, 'q1', { draft, attendant: first }, () => promise) }
}

describe('what is being sent', () => {
	it('is forgotten once it is posted, and kept when it is not', async () => {
		const posted = start()
		expect(sendingOf(client, 'q1', 'meera')?.draft).toBe(draft)
		posted.resolve('stored')
		await posted.done
		expect(posted.first.sent).toHaveBeenCalledExactlyOnceWith('stored')
		expect([sendingOf(client, 'q1', 'meera'), draftOf('q1', 'meera')]).toEqual([null, null])

		keepDraft('q1', draft)
		const failed = start()
		failed.reject('cut off')
		await failed.done
		expect(failed.first.failed).toHaveBeenCalledExactlyOnceWith('cut off')
		expect(sendingOf(client, 'q1', 'meera')).toBeNull()
		expect(draftOf('q1', 'meera')).toMatchObject(draft)
	})

	it('tells its end to the box that has taken its place, and to nobody else', async () => {
		const { first, resolve, done } = start()
		const second = ends()
		const sending = sendingOf(client, 'q1', 'meera')
		if (sending) sending.attendant = second
		resolve('stored')
		await done
		expect([first.sent.mock.calls, second.sent.mock.calls]).toEqual([[], [['stored']]])
	})

	it('is no business of another account, and leaves what that has begun meanwhile', async () => {
		const { resolve, done } = start()
		expect([sendingOf(client, 'q1', 'anil'), sendingOf(client, 'q1', null)]).toEqual([null, null])
		keepDraft('q1', { ...emptyDraft('anil'), text: 'Newer' })
		resolve('stored')
		await done
		expect(draftOf('q1', 'anil')).toMatchObject({ text: 'Newer' })
	})
})
