/**
 * The forms and the server judge an account's details by these same rules. A rule's name is the key of its sentence.
 */

import type { EmailProblem } from '../email.ts'
import { latinDigits } from '../latin-digits.ts'
import type { NameProblem } from '../person-name.ts'
import type { PhoneProblem } from '../phone.ts'

export const dailyHours = [1, 2, 3] as const
export type DailyHours = (typeof dailyHours)[number]

export const PASSWORD_MIN_LENGTH = 6
/** Staff need a longer password, because they can change what everybody reads, or see what others have paid. */
export const STAFF_PASSWORD_MIN_LENGTH = 12
/** Longer ones are refused before they are hashed. */
export const PASSWORD_MAX_LENGTH = 200
export const CODE_LENGTH = 6

export type AccountProblem =
	| EmailProblem
	| NameProblem
	| PhoneProblem
	| 'password-required'
	| 'password-short'
	| 'password-too-long'
	| 'confirmation-required'
	| 'passwords-differ'
	| 'code-digits'

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
