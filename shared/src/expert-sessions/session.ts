/**
 * Says what a booking form lacks, before anything else is looked at. It is pure and runs in the browser, too.
 */
import { emailProblem } from '../email.ts'
import { nameProblem } from '../person-name.ts'
import { cleanPhone } from '../phone.ts'

export const SESSION_MESSAGE_MAX_LENGTH = 1000

export const sessionFields = ['name', 'email', 'phone', 'preferredDate', 'preferredTime', 'sessionType'] as const
export type SessionField = (typeof sessionFields)[number] | 'message'

export interface SessionProblem {
	path: SessionField
	code: 'field-required' | 'name-too-long' | 'email-invalid' | 'phone-invalid' | 'field-too-long'
	limit?: number
}

type Given = Readonly<Record<SessionField, string>>

/** Lists the fields that are missing or wrong, in the order of the form; whether the slot is free is asked elsewhere. */
export function sessionProblems(given: Given): SessionProblem[] {
	const missing = sessionFields.filter((path) => given[path].trim() === '')
	return [
		...missing.map((path): SessionProblem => ({ path, code: 'field-required' })),
		...contactProblems(given).filter(({ path }) => !missing.includes(path as never)),
		...([...given.message.trim()].length > SESSION_MESSAGE_MAX_LENGTH
			? [{ path: 'message', code: 'field-too-long', limit: SESSION_MESSAGE_MAX_LENGTH } as const]
			: []),
	]
}

function contactProblems({ name, email, phone }: Given): SessionProblem[] {
	const ofName = nameProblem(name)
	const problems: (SessionProblem | null)[] = [
		ofName && { path: 'name', code: ofName === 'name-too-long' ? ofName : 'field-required' },
		emailProblem(email) && { path: 'email', code: 'email-invalid' },
		cleanPhone(phone) ? null : { path: 'phone', code: 'phone-invalid' },
	]
	return problems.filter((problem) => problem !== null)
}
