import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import type { DraftContent } from './draft-content.ts'
import { DraftSaver, type KeptDraft, type Save } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const rubric = { introduction: 0, content: 0, structure: 0, conclusion: 0, presentation: 0 }
const content = (remark: string): DraftContent => ({ annotations: [], rubric, remark })
const refusal = (code: string, status = 409) => new ApiError(status, { code, message: 'No.' })

/** Is a server that keeps one draft and may be away, with the browser's storage. */
function open(kept: KeptDraft | null = null, server = { revision: 0, saveId: '', remark: '', sent: [] as string[] }) {
	const failures: unknown[] = []
	let stored = kept
	let atOnce = 0
	let most = 0
	const save = async ({ saveId, revision, content: { remark } }: Save) => {
		server.sent.push(remark)
		atOnce += 1
		most = Math.max(most, atOnce)
		await new Promise((resolve) => setTimeout(resolve, 100))
		atOnce -= 1
		const failure = failures.shift()
		if (failure !== 'answer lost' && failure) throw failure
		if (saveId !== server.saveId) {
			if (revision !== server.revision) throw refusal('evaluation.changed')
			Object.assign(server, { revision: revision + 1, saveId, remark })
		}
		if (failure) throw new TypeError('Failed to fetch')
		return { revision: server.revision, savedAt: '2026-11-24T10:42:00.000Z' }
	}
	const keep = async (draft: KeptDraft | null) => {
		stored = draft
		return true
	}
	const opened = { revision: server.revision, content: content(server.remark), savedAt: null }
	const saver = new DraftSaver(opened, kept, { save, keep, onState: () => undefined })
	return { saver, server, failures, stored: () => stored, most: () => most }
}

describe('a change', () => {
	it('is kept at once and saved a moment later, the last of several only', async () => {
		const { saver, server, stored } = open()
		saver.change(content('G'))
		saver.change(content('Good'))
		await vi.advanceTimersByTimeAsync(0)
		expect([saver.state.kind, stored()?.content.remark]).toEqual(['unsaved', 'Good'])
		await vi.advanceTimersByTimeAsync(650)
		expect(saver.state.kind).toBe('saving')
		await vi.advanceTimersByTimeAsync(100)
		expect([server.sent, saver.state]).toEqual([['Good'], { kind: 'saved', at: '2026-11-24T10:42:00.000Z' }])
		expect([stored(), saver.isSaved, saver.revision]).toEqual([null, true, 1])
	})

	it('that comes while a save is on its way waits for its answer', async () => {
		const { saver, server, most } = open()
		saver.change(content('one'))
		await vi.advanceTimersByTimeAsync(650)
		saver.change(content('two'))
		void saver.flush()
		void saver.flush()
		await vi.advanceTimersByTimeAsync(2_000)
		expect([server.sent, server.revision, most()]).toEqual([['one', 'two'], 2, 1])
	})

	it('that is taken back before it was sent is nothing to save', async () => {
		const { saver, server, stored } = open()
		saver.change(content('G'))
		saver.change(content(''))
		await vi.advanceTimersByTimeAsync(1_000)
		expect([server.sent, saver.state, stored()]).toEqual([[], { kind: 'saved', at: null }, null])
	})

	it('is saved at once where that is asked for, and it is told when all is', async () => {
		const { saver, server } = open()
		saver.change(content('one'))
		const flushed = saver.flush()
		saver.change(content('two'))
		await vi.advanceTimersByTimeAsync(300)
		expect([await flushed, server.remark]).toEqual([true, 'two'])
	})
})

describe('what could not be saved', () => {
	it('is tried again while the server is away, and is said not to be saved', async () => {
		const { saver, server, failures, stored } = open()
		failures.push(new TypeError('Failed to fetch'), refusal('server.failed', 500), refusal('request.too-often', 429))
		saver.change(content('Good'))
		await vi.advanceTimersByTimeAsync(800)
		expect([saver.state.kind, stored()?.pending?.content.remark]).toEqual(['away', 'Good'])
		await vi.advanceTimersByTimeAsync(20_000)
		expect([saver.state.kind, server.remark, server.revision]).toEqual(['saved', 'Good', 1])
	})

	it('is not taken for somebody else’s where only the answer was lost', async () => {
		const { saver, server, failures } = open()
		failures.push('answer lost')
		saver.change(content('one'))
		await vi.advanceTimersByTimeAsync(800)
		saver.change(content('two'))
		await vi.advanceTimersByTimeAsync(5_000)
		expect([server.remark, server.revision, saver.state.kind]).toEqual(['two', 2, 'saved'])
	})

	it('goes on in the next window, also where an answer was on its way', async () => {
		const first = open()
		first.failures.push('answer lost')
		first.saver.change(content('one'))
		await vi.advanceTimersByTimeAsync(800)
		first.saver.change(content('two'))
		first.saver.stop()
		const next = open(first.stored(), first.server)
		expect([next.saver.content.remark, next.saver.state.kind]).toEqual(['two', 'unsaved'])
		void next.saver.flush()
		await vi.advanceTimersByTimeAsync(5_000)
		expect([next.server.remark, next.saver.state.kind, next.stored()]).toEqual(['two', 'saved', null])
	})

	it('waits for a decision where another window has saved, and may be put over it', async () => {
		const { saver, server, stored } = open()
		Object.assign(server, { revision: 3, remark: 'of another' })
		saver.change(content('mine'))
		await vi.advanceTimersByTimeAsync(800)
		saver.change(content('still mine'))
		await vi.advanceTimersByTimeAsync(60_000)
		expect([saver.state.kind, server.remark, stored()?.content.remark]).toEqual(['changed', 'of another', 'still mine'])
		void saver.overwrite(3)
		await vi.advanceTimersByTimeAsync(1_000)
		expect([saver.state.kind, server.remark]).toEqual(['saved', 'still mine'])
	})

	it.each([
		['evaluation.not-yours', 403, 'lost'],
		['evaluation.published', 409, 'lost'],
		['access.not-signed-in', 401, 'signed-out'],
	])('stays in the browser after %s', async (code, status, kind) => {
		const { saver, failures, stored, server } = open()
		failures.push(refusal(code, status))
		saver.change(content('Good'))
		await vi.advanceTimersByTimeAsync(60_000)
		expect([saver.state.kind, server.sent.length, stored()?.content.remark]).toEqual([kind, 1, 'Good'])
	})

	it('is said with the server’s sentence where it must be changed first, and then goes on', async () => {
		const { saver, failures, server } = open()
		failures.push(refusal('request.invalid', 400))
		saver.change(content('too long'))
		await vi.advanceTimersByTimeAsync(5_000)
		expect(saver.state).toEqual({ kind: 'refused', message: 'No.' })
		saver.change(content('short'))
		await vi.advanceTimersByTimeAsync(1_000)
		expect([server.remark, saver.state.kind]).toEqual(['short', 'saved'])
	})
})
