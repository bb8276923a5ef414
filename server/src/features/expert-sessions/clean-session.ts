import { cleanText } from '@aravalli/shared/clean-text'
import { canonicalEmail } from '@aravalli/shared/email'
import { AppError } from '@aravalli/shared/errors'
import type { SessionData } from '@aravalli/shared/expert-sessions/contract'
import { sessionProblems } from '@aravalli/shared/expert-sessions/session'
import { isDay, type SlotPlace, slotOfLabel } from '@aravalli/shared/expert-sessions/slots'
import type { Bilingual } from '@aravalli/shared/language'
import { cleanName } from '@aravalli/shared/person-name'
import { cleanPhone } from '@aravalli/shared/phone'
import type { SessionType } from './session-types.ts'

/** Is a booking form as it is stored. */
export interface CleanSession extends SlotPlace {
	name: string
	email: string
	phone: string
	sessionType: Bilingual
	message: string
}

/**
 * Checks a form; whether its slot is free is another question.
 *
 * @throws AppError `booking.fields-missing` with what is missing or wrong, `booking.slot-impossible` for what names no slot
 */
export function cleanSession(data: SessionData, types: readonly SessionType[]): CleanSession {
	const problems = sessionProblems(data)
	const sessionType = findType(types, data.sessionType)
	const isUnknown = sessionType === undefined && !problems.some(({ path }) => path === 'sessionType')
	const fields = isUnknown ? [...problems, { path: 'sessionType', code: 'choice-required' }] : problems
	if (fields.length > 0 || sessionType === undefined) throw new AppError('booking.fields-missing', {}, fields)
	return {
		...placeOf(data),
		name: cleanName(data.name),
		email: canonicalEmail(data.email) ?? '',
		phone: cleanPhone(data.phone) ?? '',
		sessionType,
		message: cleanText(data.message),
	}
}

/** @throws AppError `booking.slot-impossible` for what names no slot */
export function placeOf({
	preferredDate,
	preferredTime,
}: Pick<SessionData, 'preferredDate' | 'preferredTime'>): SlotPlace {
	const day = preferredDate.trim()
	const slot = slotOfLabel(preferredTime.trim())
	if (slot === null || !isDay(day)) throw new AppError('booking.slot-impossible')
	return { day, slot }
}

/** The form sends the id; the name, in either language, is what people and other callers write. */
function findType(types: readonly SessionType[], given: string): Bilingual | undefined {
	const wanted = given.trim()
	return types.find(({ id, name }) => [id, name.english, name.hindi].includes(wanted))?.name
}
