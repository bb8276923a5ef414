import { describe, expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

describe('a moment in India', () => {
	it.each([
		['2026-11-21T13:10:00.000Z', '21 Nov 2026, 6:40 PM'],
		['2026-11-21T18:30:00.000Z', '22 Nov 2026, 12:00 AM'],
		['2026-11-21T06:35:59Z', '21 Nov 2026, 12:05 PM'],
		['2026-12-31T18:29:00Z', '31 Dec 2026, 11:59 PM'],
	])('%s is %s', (moment, text) => {
		expect(formatMoment(moment, 'english')).toBe(text)
	})

	it.each([
		['2026-11-21T00:00:00Z', '21 नवंबर 2026, सुबह 5:30'],
		['2026-11-21T06:30:00Z', '21 नवंबर 2026, दोपहर 12:00'],
		['2026-11-21T10:30:00Z', '21 नवंबर 2026, शाम 4:00'],
		['2026-11-21T14:30:00Z', '21 नवंबर 2026, रात 8:00'],
		['2026-11-21T18:30:00Z', '22 नवंबर 2026, रात 12:00'],
	])('%s is in Hindi %s', (moment, text) => {
		expect(formatMoment(moment, 'hindi')).toBe(text)
	})
})
