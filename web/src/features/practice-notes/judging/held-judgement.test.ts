import { expect, it } from 'vitest'
import { nothingKept } from '../kept.ts'
import { chosen, laterOf, subjectOf } from './held-judgement.ts'
import { markOf } from './mark-of.ts'

it('is named as the notes of its question are, and by its part behind the first', () => {
	expect(subjectOf({ questionType: 'mains', questionId: 'a', part: 0 })).toBe('mains:a')
	expect(subjectOf({ questionType: 'mind-map', questionId: 'a', part: 2 })).toBe('mind-map:a:2')
})

it('is the last word, whichever comes first', () => {
	const [early, late] = [{ judgedAt: '2026-11-27T10:00:00.000Z' }, { judgedAt: '2026-11-27T10:00:01.000Z' }]
	expect([
		laterOf(early, late),
		laterOf(late, early),
		laterOf<{ judgedAt: string | null }>({ judgedAt: null }, early),
	]).toEqual([late, late, early])
})

it('is taken back by the same choice', () => {
	expect([chosen(null, 'right'), chosen('right', 'wrong'), chosen('wrong', 'wrong')]).toEqual(['right', 'wrong', null])
})

it('is what a card shows, before a mark, and that before notes', () => {
	const kept = nothingKept('a')
	expect(markOf(kept)).toBeNull()
	expect(markOf({ ...kept, noteCount: 1 })).toBe('practised')
	expect(markOf({ ...kept, noteCount: 1, isToRevise: true })).toBe('toRevise')
	expect(markOf({ ...kept, isToRevise: true, judgement: 'right' })).toBe('right')
})
