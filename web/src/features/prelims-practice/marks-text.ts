/** Writes hundredths of a mark with two decimals and a real minus sign: '−0.44'. */
export function marksText(hundredths: number): string {
	return `${hundredths < 0 ? '−' : ''}${(Math.abs(hundredths) / 100).toFixed(2)}`
}
