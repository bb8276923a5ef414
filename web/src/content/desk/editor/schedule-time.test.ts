import { expect, it } from 'vitest'
import { momentOf, scheduleProposal } from './schedule-time.ts'

it('what is scheduled is published tomorrow at seven, by India’s calendar', () => {
	expect(scheduleProposal(new Date('2026-11-26T18:29:00Z'))).toEqual({ day: '2026-11-27', time: '07:00' })
	expect(scheduleProposal(new Date('2026-11-26T18:31:00Z'))).toEqual({ day: '2026-11-28', time: '07:00' })
})

it('a time is one of India’s clock', () => {
	expect(new Date(momentOf({ day: '2026-11-27', time: '07:00' }) ?? '').toISOString()).toBe('2026-11-27T01:30:00.000Z')
	expect(momentOf({ day: '', time: '07:00' })).toBeNull()
	expect(momentOf({ day: '2026-11-27', time: '' })).toBeNull()
})
