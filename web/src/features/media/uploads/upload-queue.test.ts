import type { MediaData } from '@aravalli/shared/media/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import type { Upload } from './upload.ts'
import { UploadQueue } from './upload-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const upload = (id: string): Upload => ({
	id,
	file: new File(['x'], `${id}.jpg`),
	content: Promise.resolve(new Blob(['x'])),
	state: 'waiting',
	share: 0,
	problem: null,
	media: null,
})
const stored = (id: string) => ({ id: `stored ${id}` }) as MediaData
const away = new TypeError('no network')

/** Is a server that answers when the test says so. */
function openQueue() {
	const sent: string[] = []
	const stopped: string[] = []
	let answer: PromiseWithResolvers<MediaData> = Promise.withResolvers()
	let progress: (share: number) => void = () => undefined
	let done = 0
	const queue = new UploadQueue({
		send({ id }, onProgress, signal) {
			sent.push(id)
			answer = Promise.withResolvers()
			progress = onProgress
			signal.addEventListener('abort', () => {
				stopped.push(id)
				answer.reject(away)
			})
			return answer.promise
		},
		onDone: () => {
			done += 1
		},
	})
	const settle = async (by: (resolvers: typeof answer) => void) => {
		by(answer)
		await vi.advanceTimersByTimeAsync(0)
	}
	return {
		queue,
		sent,
		stopped,
		progress: (share: number) => progress(share),
		done: () => done,
		arrives: () => settle(({ resolve }) => resolve(stored(sent.at(-1) ?? ''))),
		fails: (error: Error = away) => settle(({ reject }) => reject(error)),
		states: () => queue.get().map(({ id, state }) => `${id} ${state}`),
	}
}

describe('pictures that are uploaded', () => {
	it('go one after the other, and say how far each is', async () => {
		const { queue, sent, arrives, progress, done, states } = openQueue()
		queue.add([upload('b'), upload('a')])
		progress(0.5)
		expect(queue.get().map(({ share }) => share)).toEqual([0, 0.5])
		expect(states()).toEqual(['b waiting', 'a sending'])
		await arrives()
		expect([states(), sent, done()]).toEqual([['b sending', 'a done'], ['a', 'b'], 1])
		await arrives()
		expect(queue.get().map(({ media }) => media?.id)).toEqual(['stored b', 'stored a'])
		expect(queue.isBusy()).toBe(false)
		queue.forgetDone((id) => id === 'b')
		expect(states()).toEqual(['b done'])
	})

	it('are sent again under the same key after a wait that grows, and let others go first', async () => {
		const { queue, sent, fails, arrives, states } = openQueue()
		queue.add([upload('b'), upload('a')])
		await fails()
		expect([states(), queue.isBusy()]).toEqual([['b sending', 'a failed'], true])
		await arrives()
		await vi.advanceTimersByTimeAsync(3_000)
		expect(sent).toEqual(['a', 'b', 'a'])
		await fails()
		await vi.advanceTimersByTimeAsync(9_000)
		expect(sent).toHaveLength(3)
		await vi.advanceTimersByTimeAsync(1_000)
		expect(sent).toEqual(['a', 'b', 'a', 'a'])
		await arrives()
		expect(states()).toEqual(['b done', 'a done'])
	})

	it('are sent again at once when the network is back, or by a press; a press more sends nothing twice', async () => {
		const { queue, sent, fails, arrives } = openQueue()
		queue.add([upload('a')])
		await fails()
		queue.retryAll()
		await fails()
		queue.retry('a')
		queue.retry('a')
		expect(sent).toEqual(['a', 'a', 'a'])
		await arrives()
		await vi.advanceTimersByTimeAsync(100_000)
		expect(sent).toHaveLength(3)
	})

	it('stay refused when they are no pictures, with the words of the server', async () => {
		const { queue, sent, fails, states } = openQueue()
		queue.add([upload('a')])
		const refusal = new ApiError(415, { code: 'file.not-an-image', message: 'Please select an image file.' })
		await fails(refusal)
		queue.retryAll()
		queue.retry('a')
		await vi.advanceTimersByTimeAsync(100_000)
		expect([states(), queue.get()[0]?.problem, sent]).toEqual([['a refused'], refusal, ['a']])
		expect(queue.isBusy()).toBe(false)
	})

	it('wait for a press where somebody has to sign in first', async () => {
		const { queue, sent, fails } = openQueue()
		queue.add([upload('a')])
		await fails(new ApiError(401, { code: 'access.sign-in', message: 'Please sign in.' }))
		queue.retryAll()
		await vi.advanceTimersByTimeAsync(100_000)
		expect(sent).toEqual(['a'])
		queue.retry('a')
		expect(sent).toEqual(['a', 'a'])
	})

	it('can be left out, also on their way', async () => {
		const { queue, sent, stopped, states } = openQueue()
		queue.add([upload('b'), upload('a')])
		queue.remove('a')
		await vi.advanceTimersByTimeAsync(0)
		expect([states(), stopped, sent]).toEqual([['b sending'], ['a'], ['a', 'b']])
	})
})
