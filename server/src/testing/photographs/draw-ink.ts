import type { Random } from './random-numbers.ts'

interface Area {
	left: number
	top: number
	right: number
	bottom: number
	/** From one line of writing to the next. */
	pitch: number
}

/** The writing of a booklet's page, in millimetres. */
export const writingArea: Area = { left: 34, top: 66, right: 198, bottom: 256, pitch: 8.6 }

/**
 * Draws what looks like handwriting in Devanagari: words under a line, with strokes that curl below it, as the parts of
 * an SVG whose unit is a millimetre.
 */
export function drawInk(random: Random, { left, top, right, bottom, pitch }: Area = writingArea): string {
	const strokes: string[] = []
	for (let line = top; line < bottom; line += pitch) {
		// Not every line is written to its end.
		const end = left + (right - left) * (random() < 0.2 ? 0.2 + random() * 0.6 : 0.9 + random() * 0.1)
		for (let at = left; at < end; ) {
			const letters = 2 + Math.floor(random() * 5)
			strokes.push(...drawWord(random, at, line, letters))
			at += letters * LETTER + 2.5 + random() * 2
		}
	}
	const path = strokes.join('')
	return `<path d="${path}" fill="none" stroke="#1c2f86" stroke-width="0.45" stroke-linecap="round" stroke-linejoin="round"/>`
}

const LETTER = 3.1
const HEIGHT = 4.2

function drawWord(random: Random, left: number, baseline: number, letters: number): string[] {
	const off = (size: number) => (random() - 0.5) * size
	const point = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`
	const top = baseline - HEIGHT - 0.8 + off(0.6)
	const head = `M${point(left, top + off(0.4))}L${point(left + letters * LETTER, top + off(0.4))}`
	const drawn = Array.from({ length: letters }, (_, index) => {
		const x = left + index * LETTER + LETTER / 2
		const curl = `M${point(x - 1.2, top + 1.2 + off(0.6))}C${point(x + 1.4 + off(1), top + 0.4)} ${point(x + 1.2, top + 3 + off(1))} ${point(x - 0.8 + off(0.8), top + HEIGHT - 0.6)}`
		const stem = random() < 0.7 ? `M${point(x + 1.1, top)}L${point(x + 1.1 + off(0.3), top + HEIGHT)}` : ''
		return curl + stem
	})
	return [head, ...drawn]
}
