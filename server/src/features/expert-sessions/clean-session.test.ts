import { AppError } from '@aravalli/shared/errors'
import { sessionData } from '@aravalli/shared/expert-sessions/contract'
import { describe, expect, it } from 'vitest'
import { cleanSession } from './clean-session.ts'

const types = [{ id: 'general-guidance', name: { english: 'General Guidance', hindi: 'सामान्य मार्गदर्शन' } }]
const filled = {
	name: '  Asha \n Meena ',
	email: ' Asha@Example.COM ',
	phone: '+91 ९८७६५-43210',
	preferredDate: '2026-12-05',
	preferredTime: '2:30 PM - 3:00 PM',
	sessionType: 'General Guidance',
	message: '  About \u202eessays\u0000\r\nand notes ',
}
const clean = (given: Record<string, unknown>) => cleanSession(sessionData.parse(given), types)

function refusalOf(given: Record<string, unknown>) {
	try {
		clean(given)
	} catch (error) {
		if (error instanceof AppError)
			return { code: error.code, fields: error.fields.map(({ path, code }) => `${path} ${code}`) }
		throw error
	}
	return null
}

describe('a booking form', () => {
	it('is stored as it will be read', () => {
		expect(clean(filled)).toEqual({
			day: '2026-12-05',
			slot: 1,
			name: 'Asha Meena',
			email: 'asha@example.com',
			phone: '9876543210',
			sessionType: types[0]?.name,
			message: 'About essays\nand notes',
		})
	})

	it.each(['general-guidance', 'General Guidance', 'सामान्य मार्गदर्शन', ' general-guidance '])(
		'names its type by %j',
		(sessionType) => expect(clean({ ...filled, sessionType }).sessionType).toBe(types[0]?.name),
	)

	it('that lacks everything is told so in one sentence, field by field', () => {
		expect(refusalOf({})).toEqual({
			code: 'booking.fields-missing',
			fields: ['name', 'email', 'phone', 'preferredDate', 'preferredTime', 'sessionType'].map(
				(path) => `${path} field-required`,
			),
		})
	})

	it('of an unknown type is refused', () =>
		expect(refusalOf({ ...filled, sessionType: 'Palmistry' })).toEqual({
			code: 'booking.fields-missing',
			fields: ['sessionType choice-required'],
		}))

	it.each([
		[{ preferredTime: '8:00 PM - 8:30 PM' }],
		[{ preferredTime: '13' }],
		[{ preferredDate: '2026-02-30' }],
		[{ preferredDate: '05/12/2026' }],
	])('with %j names no slot', (change) =>
		expect(refusalOf({ ...filled, ...change })).toEqual({ code: 'booking.slot-impossible', fields: [] }),
	)
})
