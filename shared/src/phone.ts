import { latinDigits } from './latin-digits.ts'

export const PHONE_PREFIX = '+91'

export type PhoneProblem = 'phone-invalid'

/** Gives ten digits of an Indian number, also in Devanagari and with a prefix or spaces; '' for none; null for anything else. */
export function cleanPhone(given: string): string | null {
	const digits = latinDigits(given).replace(/[\s()-]/g, '')
	if (digits === '') return ''
	return digits.match(/^(?:\+91|0091|91|0)?(\d{10})$/)?.[1] ?? null
}

export function phoneProblem(given: string): PhoneProblem | null {
	return cleanPhone(given) === null ? 'phone-invalid' : null
}
