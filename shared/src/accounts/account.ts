/**
 * The forms and the server judge an account's details by these same rules. A rule's name is the key of its sentence.
 */

import { cleanName } from './name.ts'

export const examYears = ['RAS_2025', 'RAS_2026', 'RAS_2027'] as const
export type ExamYear = (typeof examYears)[number]

export const dailyHours = [1, 2, 3] as const
export type DailyHours = (typeof dailyHours)[number]

export const NAME_MAX_LENGTH = 100
export const EMAIL_MAX_LENGTH = 254
export const PASSWORD_MIN_LENGTH = 6
/** Staff need a longer password, because they can change what everybody reads, or see what others have paid. */
export const STAFF_PASSWORD_MIN_LENGTH = 12
/** Longer ones are refused before they are hashed. */
export const PASSWORD_MAX_LENGTH = 200
export const CODE_LENGTH = 6
export const PHONE_PREFIX = '+91'

export type AccountProblem =
	| 'name-required'
	| 'name-too-long'
	| 'email-required'
	| 'email-invalid'
	| 'phone-invalid'
	| 'password-required'
	| 'password-short'
	| 'password-too-long'
	| 'confirmation-required'
	| 'passwords-differ'
	| 'code-digits'

/**
 * The one form in which an address is stored and compared: NFKC, lower case, without spaces around it. Null for what is not an
 * address: after that only ASCII is left of honest addresses, so letters that merely look alike, dots at the end and line
 * breaks are refused.
 */
export function canonicalEmail(given: string): string | null {
	if (given.length > 2 * EMAIL_MAX_LENGTH) return null
	const email = given
		.replace(/^ +| +$/g, '')
		.normalize('NFKC')
		.toLowerCase()
	return email.length <= EMAIL_MAX_LENGTH && address.test(email) ? email : null
}

/**
 * The form of HTML's e-mail fields (WHATWG), with a domain of at least two parts, and no dot at the ends of the local part, which has at
 * most 64 characters (RFC 5321): to a longer one no mail could be sent.
 */
const address =
	/^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

export function emailProblem(given: string): AccountProblem | null {
	if (given.trim() === '') return 'email-required'
	return canonicalEmail(given) === null ? 'email-invalid' : null
}

export function nameProblem(given: string): AccountProblem | null {
	const name = cleanName(given)
	// Format characters alone would show as nothing.
	if (!/[\p{L}\p{N}]/u.test(name)) return 'name-required'
	return [...name].length > NAME_MAX_LENGTH ? 'name-too-long' : null
}

/** Ten digits of an Indian number, also in Devanagari and with a prefix or spaces; '' for none; null for anything else. */
export function cleanPhone(given: string): string | null {
	const digits = latinDigits(given).replace(/[\s()-]/g, '')
	if (digits === '') return ''
	return digits.match(/^(?:\+91|0091|91|0)?(\d{10})$/)?.[1] ?? null
}

export function phoneProblem(given: string): AccountProblem | null {
	return cleanPhone(given) === null ? 'phone-invalid' : null
}

/** @param minLength in characters; more for staff */
export function passwordProblem(given: string, minLength: number = PASSWORD_MIN_LENGTH): AccountProblem | null {
	if (given === '') return 'password-required'
	if ([...given].length < minLength) return 'password-short'
	return given.length > PASSWORD_MAX_LENGTH ? 'password-too-long' : null
}

export function confirmationProblem(password: string, confirmation: string): AccountProblem | null {
	if (confirmation === '') return 'confirmation-required'
	return password === confirmation ? null : 'passwords-differ'
}

export function codeProblem(given: string): AccountProblem | null {
	return /^\d{6}$/.test(latinDigits(given)) ? null : 'code-digits'
}

/** Turns ०१२ into 012, because who types Hindi may type digits of that keyboard. */
export function latinDigits(text: string): string {
	return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}
