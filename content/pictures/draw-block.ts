/** Is a block of an infographic, as its file has it. */
export interface DrawnBlock {
	kind: string
	items: { value?: unknown }[]
}

/** Draws the figure of a block without its words. Throws for a block that is words only. */
export function drawBlock({ kind, items }: DrawnBlock): string {
	const draw = figures[kind]
	if (!draw) throw new Error(`A block of the kind ${kind} is no figure`)
	return draw(items.map(({ value }) => Number(value)))
}

/** Values are those of the items; only some kinds have them. */
const figures: Record<string, (values: number[]) => string> = { bars, parts, heights, levels, steps, timeline, facts }

function bars(values: number[]): string {
	const pitch = 190 / values.length
	const most = Math.max(...values)
	const drawn = values.map((value, index) => {
		const y = 30 + pitch * index
		const width = Math.max(10, Math.round((value / most) * 250))
		return `<rect class="t" x="80" y="${y}" width="250" height="${pitch * 0.62}" opacity=".35"/><rect class="${value === most ? 'k' : 'c'}" x="80" y="${y}" width="${width}" height="${pitch * 0.62}"/>`
	})
	return `${drawn.join('')}<path class="C w6" d="M78 22v206"/>`
}

/** Shares of a whole, as a ring. */
function parts(values: number[]): string {
	const whole = values.reduce((sum, value) => sum + value, 0)
	const round = 2 * Math.PI * 70
	let before = 0
	const drawn = values.map((value, index) => {
		const length = Math.max((value / whole) * round, 6)
		const line = `<circle cx="200" cy="125" r="70" class="${['C', 'K', 'T', 'C'][index % 4]} w40" stroke-dasharray="${length - 4} ${round}" stroke-dashoffset="${-before}" transform="rotate(-90 200 125)" style="stroke-linecap:butt"/>`
		before += length
		return line
	})
	return drawn.join('')
}

/** Hills as high as the values say. */
function heights(values: number[]): string {
	const most = Math.max(...values)
	const pitch = 300 / values.length
	const drawn = values.map((value, index) => {
		const [x, y] = [50 + pitch * (index + 0.5), 214 - (value / most) * 172]
		const look = value === most ? 'k' : index % 2 ? 't' : 'c'
		return `<path class="${look}" d="M${x - pitch * 0.8} 214Q${x - pitch * 0.2} ${y} ${x} ${y}T${x + pitch * 0.8} 214Z"/>`
	})
	return `${drawn.join('')}<path class="C w5" d="M40 216h320"/>`
}

/** Floors above each other, the narrowest on top. */
function levels(values: number[]): string {
	const pitch = 196 / values.length
	return values
		.map((_, index) => {
			const width = 110 + ((index + 1) / values.length) * 190
			return `<rect class="${index === 0 ? 'k' : index % 2 ? 'c' : 't'}" x="${200 - width / 2}" y="${28 + pitch * index}" width="${width}" height="${pitch - 7}" rx="3"/>`
		})
		.join('')
}

/** A stair, its last step marked. */
function steps(values: number[]): string {
	const [width, rise] = [290 / values.length, 170 / values.length]
	return values
		.map((_, index) => {
			const top = 214 - rise * (index + 1)
			const look = index === values.length - 1 ? 'k' : index % 2 ? 't' : 'c'
			return `<path class="${look}" d="M${55 + width * index} 216V${top}h${width - 5}v${216 - top}z"/>`
		})
		.join('')
}

function timeline(values: number[]): string {
	const pitch = 300 / Math.max(values.length - 1, 1)
	const drawn = values.map((_, index) => {
		const [x, isUp] = [50 + pitch * index, index % 2 === 0]
		const isLast = index === values.length - 1
		return `<path class="T w4" d="M${x} 125v${isUp ? -44 : 44}"/><rect class="${isLast ? 'k' : 'c'}" x="${x - 24}" y="${isUp ? 44 : 169}" width="48" height="37" rx="3"/><circle class="${isLast ? 'k' : 'c'}" cx="${x}" cy="125" r="11"/>`
	})
	return `<path class="C w6" d="M30 125h340"/>${drawn.join('')}`
}

/** One in the middle and what is said of it around it. */
function facts(values: number[]): string {
	const drawn = values.map((_, index) => {
		const angle = (index / values.length) * 2 * Math.PI - Math.PI / 2
		const [x, y] = [200 + Math.cos(angle) * 132, 125 + Math.sin(angle) * 84]
		return `<path class="T w5" d="M200 125L${x.toFixed(1)} ${y.toFixed(1)}"/><rect class="c" x="${(x - 36).toFixed(1)}" y="${(y - 17).toFixed(1)}" width="72" height="34" rx="4"/>`
	})
	return `${drawn.join('')}<circle class="k" cx="200" cy="125" r="37"/><path class="D w6" d="M182 118h36M182 132h24"/>`
}
