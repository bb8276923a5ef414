/** Writes marks as learners read them: 10222 hundredths are '102.22', -44 are '−0.44' with the sign for minus. */
export function formatHundredths(hundredths: number): string {
	const size = (Math.abs(hundredths) / 100).toFixed(2)
	return hundredths < 0 ? `−${size}` : size
}
