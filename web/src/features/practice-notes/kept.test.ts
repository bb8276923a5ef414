import { describe, expect, it } from 'vitest'
import {
	changeKept,
	isNothing,
	nothingKept,
	olderCount,
	withNote,
	withOlderNotes,
	withoutNote,
	withoutPhoto,
	withPhoto,
} from './kept.ts'
import { inCalls } from './load-kept.ts'
import { photoOf } from './use-photos.ts'

const note = (_id: string, minute: string) => ({ _id, commentText: _id, createdAt: `2026-11-24T00:${minute}:00.000Z` })
const photo = photoOf({ fileUrl: '/api/practice-photos/abc', fileName: 'page.jpg' }, new Date('2026-11-24T00:00:00Z'))

describe('what is kept with a question', () => {
	it('has the newest first, each once, however often it is answered', () => {
		const one = withNote(withNote(nothingKept('q'), note('a', '01')), note('b', '02'))
		expect(withNote(one, note('a', '01')).notes.map(({ _id }) => _id)).toEqual(['b', 'a'])
		expect(withoutNote(one, 'b').notes.map(({ _id }) => _id)).toEqual(['a'])
	})

	it('counts its notes, and joins older ones that are asked for', () => {
		const kept = { ...nothingKept('q'), notes: [note('c', '03')], noteCount: 3 }
		const older = withOlderNotes(kept, [note('b', '02'), note('a', '01')])
		expect([olderCount(kept), olderCount(older), older.notes.map(({ _id }) => _id)]).toEqual([2, 0, ['c', 'b', 'a']])
		expect(withOlderNotes(older, [note('b', '02')]).noteCount).toBe(3)
		expect(withNote(withNote(kept, note('d', '04')), note('d', '04')).noteCount).toBe(4)
		expect(withoutNote(withoutNote(kept, 'c'), 'c').noteCount).toBe(2)
		// Others were removed elsewhere.
		expect(withOlderNotes(kept, []).noteCount).toBe(1)
		expect(isNothing({ ...nothingKept('q'), noteCount: 1 })).toBe(false)
	})

	it('has its place again when it was not let go', () => {
		const notes = ['03', '02', '01'].map((minute) => note(minute, minute))
		const [, middle = note('', '')] = notes
		expect(withNote(withoutNote({ ...nothingKept('q'), notes }, '02'), middle).notes).toEqual(notes)
	})

	it('has photos, known by the last part of their address', () => {
		const kept = withPhoto(nothingKept('q'), photo)
		expect(kept.photos[0]).toMatchObject({ _id: 'abc', smallUrl: '/api/practice-photos/abc?size=small' })
		expect([isNothing(kept), isNothing(withoutPhoto(kept, 'abc'))]).toEqual([false, true])
		expect(isNothing({ ...nothingKept('q'), isToRevise: true })).toBe(false)
	})

	it('is added where there was nothing, and leaves the others alone', () => {
		const other = nothingKept('other')
		const all = changeKept([other], 'q', (kept) => ({ ...kept, isToRevise: true }))
		expect(all).toEqual([other, { ...nothingKept('q'), isToRevise: true }])
	})
})

it('is asked for with at most a hundred ids a call', () => {
	const ids = Array.from({ length: 201 }, (_, index) => String(index))
	expect(inCalls(ids).map((some) => some.length)).toEqual([100, 100, 1])
	expect(inCalls([])).toEqual([])
})
