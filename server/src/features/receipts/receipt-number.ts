/** Writes the official number as it is read: 'CR-00000042'. */
export const receiptNumber = (number: number): string => `CR-${String(number).padStart(8, '0')}`

export const receiptFileName = (number: number): string => `receipt-${receiptNumber(number)}.pdf`
