const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Is a state's number, the owner's PAN, the owner's registration in that state, a Z, and a check character. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/

/** Tells whether it is a number under which tax on goods and services is paid: a slip of the pen does not fit its last character. */
export function isGstin(value: string): boolean {
	return shape.test(value) && value.at(-1) === checkCharacter(value.slice(0, -1))
}

/** Doubles every second digit in base 36, adds what each has of tens and ones, and fills up to a multiple of 36. */
function checkCharacter(digits: string): string | undefined {
	const sum = [...digits].reduce((total, digit, index) => {
		const product = ALPHABET.indexOf(digit) * (index % 2 === 0 ? 1 : 2)
		return total + Math.floor(product / 36) + (product % 36)
	}, 0)
	return ALPHABET[(36 - (sum % 36)) % 36]
}
