import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { localMarks, onMarksChanged, readMarks, setLocalMark, withMark } from './local-marks.ts'
import { takeMarksAlong } from './take-marks-along.ts'

let stored: Map<string, string>

beforeEach(() => {
	stored = new Map()
	vi.stubGlobal('addEventListener', () => undefined)
	vi.stubGlobal('removeEventListener', () => undefined)
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	})
})

describe('marks', () => {
	it('are set once and taken away, each type for itself', () => {
		const both = withMark(withMark({}, 'mains', 'a', true), 'miq', 'a', true)
		expect(withMark(both, 'mains', 'a', true)).toEqual({ mains: ['a'], miq: ['a'] })
		expect(withMark(both, 'mains', 'a', false)).toEqual({ mains: [], miq: ['a'] })
		expect(withMark({}, 'mains', 'a', false)).toEqual({ mains: [] })
	})

	it('are the last five hundred', () => {
		const ids = Array.from({ length: 500 }, (_, index) => String(index))
		const marks = withMark({ mains: ids }, 'mains', 'new', true)
		expect([marks.mains?.length, marks.mains?.at(0), marks.mains?.at(-1)]).toEqual([500, '1', 'new'])
	})

	it.each<[unknown, object]>([
		[null, {}],
		['mains', {}],
		[{ mains: 'a' }, {}],
		[{ mains: ['a', 1, '', 'a', 'b'], other: ['c'] }, { mains: ['a', 'b'] }],
	])('of %j are %j', (value, marks) => expect(readMarks(value)).toEqual(marks))
})

describe('in the browser', () => {
	it('they are there again, the same object until they change, and who looks is told', () => {
		const told = vi.fn()
		const stop = onMarksChanged(told)
		setLocalMark('mains', 'a', true)
		stop()
		expect([localMarks(), told.mock.calls.length]).toEqual([{ mains: ['a'] }, 1])
		expect(localMarks()).toBe(localMarks())
		stored.set('practiceMarks', '{"mains":')
		expect(localMarks()).toEqual({})
	})

	it('they need no storage', () => {
		vi.stubGlobal('localStorage', undefined)
		setLocalMark('mains', 'a', true)
		expect(localMarks()).toEqual({ mains: ['a'] })
		setLocalMark('mains', 'a', false)
	})
})

describe('after a sign-in', () => {
	const refusal = (status: number) => new ApiError(status, { code: 'refused', message: 'No' })

	it('they are the viewer’s, but for questions that are gone', async () => {
		for (const id of ['a', 'gone', 'b']) setLocalMark('mains', id, true)
		const api = vi.fn(async (_, { params }) => {
			if (params.questionId === 'gone') throw refusal(404)
		})
		expect(await takeMarksAlong(api as never, 'mains')).toEqual(['a', 'b'])
		expect(localMarks()).toEqual({ mains: [] })
	})

	it('what could not be told stays for the next time', async () => {
		for (const id of ['a', 'b']) setLocalMark('mains', id, true)
		const api = vi.fn(async (_, { params }) => {
			if (params.questionId === 'b') throw refusal(503)
		})
		expect(await takeMarksAlong(api as never, 'mains')).toEqual(['a'])
		expect(localMarks()).toEqual({ mains: ['b'] })
	})
})
