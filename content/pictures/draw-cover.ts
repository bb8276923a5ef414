/**
 * Covers of articles: 16:10, without words. A gradient, a jali over it, two rounded ridges and one Lucide icon. What differs from
 * cover to cover is the palette, the icon and, by the seed, the ridges.
 */
import { readFile } from 'node:fs/promises'
import { type CoverPalette, coverPalettes } from './cover-palettes.ts'

export interface Cover {
	/** Decides how the ridges run; the article's id. */
	seed: string
	palette: CoverPalette
	/** The icon's Lucide name, such as `map`. */
	icon: string
}

/** Pixels. The small one stands in rows: fewer, larger signs of the lattice, and a larger icon. */
export const coverSizes = {
	large: { width: 800, height: 500, lattice: 54, icon: 92 },
	small: { width: 320, height: 200, lattice: 32, icon: 62 },
} as const

export type CoverSize = keyof typeof coverSizes

/** Draws the picture as SVG. Throws for an icon that Lucide does not have. */
export async function drawCover({ seed, palette, icon }: Cover, size: CoverSize): Promise<string> {
	const { width, height, lattice, icon: iconSize } = coverSizes[size]
	const [from, to] = coverPalettes[palette]
	const random = randomOf(seed)
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<pattern id="jali" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(${lattice / 40})">${jali}</pattern>
</defs>
<rect width="100%" height="100%" fill="url(#sky)"/>
<rect width="100%" height="100%" fill="url(#jali)"/>
<path d="${ridge(random, { width, height, hills: 2, top: 0.44, foot: 0.78 })}" fill="#fff" opacity=".16"/>
<path d="${ridge(random, { width, height, hills: 1, top: 0.72, foot: 0.91 })}" fill="#fff" opacity=".2"/>
<g transform="translate(${(width - iconSize) / 2} ${height * 0.42 - iconSize / 2}) scale(${iconSize / 24})"
 fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${await iconPaths(icon)}</g>
</svg>`
}

const jali =
	'<g fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="1.2"><path d="M20 3 25.5 14.5 37 20 25.5 25.5 20 37 14.5 25.5 ' +
	'3 20 14.5 14.5ZM0 8Q8 8 8 0M40 8Q32 8 32 0M0 32Q8 32 8 40M40 32Q32 32 32 40"/><circle cx="20" cy="20" r="3.2"/></g>'

interface RidgeShape {
	width: number
	height: number
	/** So many hills stand in the picture; the next one begins at its edge. */
	hills: number
	/** Heights as a share of the picture's, from above. */
	top: number
	foot: number
}

/** Draws old, rounded hills from edge to edge: the line is level on each summit and in each valley. */
function ridge(random: () => number, { width, height, hills, top, foot }: RidgeShape): string {
	const step = width / hills / 2
	const shift = (random() - 1) * step
	const points = Array.from({ length: hills * 2 + 4 }, (_, number) => {
		const isSummit = number % 2 === 1
		const share = isSummit ? top + random() * (foot - top) * 0.6 : foot - random() * (foot - top) * 0.2
		return { x: Math.round(shift + (number - 1 + random() * 0.3) * step), y: Math.round(share * height) }
	})
	const curves = points.slice(1).map((point, number) => {
		const before = points[number] ?? point
		const middle = Math.round((before.x + point.x) / 2)
		return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`
	})
	return `M${points[0]?.x} ${height}V${points[0]?.y}${curves.join('')}V${height}Z`
}

const iconsFolder = new URL('../../node_modules/lucide-static/icons/', import.meta.url)

async function iconPaths(name: string): Promise<string> {
	const svg = await readFile(new URL(`${name}.svg`, iconsFolder), 'utf8')
	return /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1]?.trim() ?? ''
}

/** Numbers from 0 to below 1 that are the same for the same seed (FNV-1a, then mulberry32). */
function randomOf(seed: string): () => number {
	let state = 0x811c9dc5
	for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}
