const units = ['KB', 'MB', 'GB'] as const

/** Writes a size as it is shown everywhere, in English and in Hindi: '512 Bytes', '1.50 KB', '3.20 MB' (base 1024). */
export function formatSize(bytes: number): string {
	if (bytes < 1024) return `${Math.round(bytes)} Bytes`
	let [size, unit]: [number, string] = [bytes, 'Bytes']
	for (const next of units) {
		// What would be rounded up to 1024.00 is one of the next unit.
		if (unit !== 'Bytes' && size < 1023.995) break
		size /= 1024
		unit = next
	}
	return `${size.toFixed(2)} ${unit}`
}
