import { type SessionProblem, sessionFields, sessionProblems } from '@aravalli/shared/expert-sessions/session'
import type { Viewer } from '#web/lib/viewer.ts'

/** Is what the booking form holds: the API's `sessionData`. */
export interface SessionForm {
	name: string
	email: string
	phone: string
	/** Is 'YYYY-MM-DD', or '' before one is chosen. */
	preferredDate: string
	/** Is a slot as the API calls it: '2:00 PM - 2:30 PM'. */
	preferredTime: string
	/** Is a session type's id. */
	sessionType: string
	message: string
}

export type SessionFormField = keyof SessionForm

const names: readonly SessionFormField[] = [...sessionFields, 'message']

/** Begins with the details of whoever is signed in. */
export function emptyForm(viewer: Viewer | null): SessionForm {
	const { name = '', email = '', phoneNumber: phone = '' } = viewer ?? {}
	return { name, email, phone, preferredDate: '', preferredTime: '', sessionType: '', message: '' }
}

export type FormProblems = Partial<Record<SessionFormField, SessionProblem['code']>>

export function checkForm(form: SessionForm): FormProblems {
	return Object.fromEntries(sessionProblems(form).map(({ path, code }) => [path, code]))
}

/** Reads what was stored; null for what is no form. */
export function readForm(stored: unknown): SessionForm | null {
	if (typeof stored !== 'object' || stored === null) return null
	const entries = names.map((name) => [name, Reflect.get(stored, name)] as const)
	return entries.every(([, value]) => typeof value === 'string') ? (Object.fromEntries(entries) as never) : null
}
