/** So that it fits whatever it counts; what is sensible is said when the question is published. */
const MAX_DIGITS = 4

/** A whole number as it is typed, in digits of either script; null: it is none. */
export function readNumber(typed: string): number | null {
	const digits = typed.trim().replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
	return /^\d+$/.test(digits) && digits.length <= MAX_DIGITS ? Number(digits) : null
}
