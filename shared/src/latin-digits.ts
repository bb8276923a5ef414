/** Turns ०१२ into 012, because who types Hindi may type digits of that keyboard. */
export function latinDigits(text: string): string {
	return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}
