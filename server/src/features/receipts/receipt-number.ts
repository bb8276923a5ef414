/** Writes the official number as it is read: 'CR-00000042'. */
export const receiptNumber = (number: number): string => `CR-${String(number).padStart(8, '0')}`

/** Reads a number as people write it: 'CR-00000042', 'cr 42'; null for what is none. */
export function readReceiptNumber(written: string): number | null {
	const digits = /^\s*cr[-\s]*(\d{1,8})\s*$/i.exec(written)?.[1]
	return digits === undefined ? null : Number(digits)
}

export const receiptFileName = (number: number): string => `receipt-${receiptNumber(number)}.pdf`
