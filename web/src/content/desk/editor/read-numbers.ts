import { latinDigits } from '@aravalli/shared/latin-digits'

/** The limit lets a number fit whatever it counts; what is sensible is said when it is published. */
const MAX_DIGITS = 6

/** Reads a whole number as it is typed, in digits of either script. It gives null where there is none. */
export function readNumber(typed: string): number | null {
	const digits = latinDigits(typed.trim())
	return /^\d+$/.test(digits) && digits.length <= MAX_DIGITS ? Number(digits) : null
}

/** Reads whole numbers between commas. It gives null where something else is among them. */
export function readNumbers(typed: string): number[] | null {
	const parts = typed.split(/[,\s]+/).filter((part) => part !== '')
	const numbers = parts.map(readNumber)
	return numbers.includes(null) ? null : (numbers as number[])
}
