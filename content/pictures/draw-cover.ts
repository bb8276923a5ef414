import { coverObjects } from './cover-objects.ts'
import { coverLight, coverPalettes } from './cover-palettes.ts'
import { type DrawnBlock, drawBlock } from './draw-block.ts'
import { type DrawnLine, type DrawnPlace, drawMap } from './draw-map.ts'
import { drawTree } from './draw-tree.ts'

/** Says what a cover shows, as the file of an item has it. */
export interface Cover {
	/** One of `coverPalettes`. */
	palette: string
	/** One of `coverObjects`. */
	object?: string
	/** A map with these; the lines and places of a learning map are its own. */
	places?: DrawnPlace[]
	lines?: DrawnLine[]
	/** How many leaves each branch of a mind map has, whose root is the object. */
	branches?: number[]
	/** The figure of an infographic. */
	block?: DrawnBlock
}

/** Pixels. */
export const coverSizes = { large: { width: 640, height: 400 }, small: { width: 320, height: 200 } } as const
export type CoverSize = keyof typeof coverSizes

/**
 * Draws a cover of 16:10, without words, from what its item is about: the map itself, the branches of the mind map, a figure of the
 * infographic, or an object of the subject. Throws where it is told nothing that can be drawn.
 */
export function drawCover(cover: Cover, size: CoverSize): string {
	const { width, height } = coverSizes[size]
	const tones = coverPalettes[cover.palette as keyof typeof coverPalettes]
	if (!tones) throw new Error(`There are no colours ${cover.palette}`)
	const { deep, ground, tint, accent } = tones
	const paints = { c: coverLight, t: tint, k: accent, d: deep }
	const looks = Object.entries(paints).map(
		([name, colour]) => `.${name}{fill:${colour}}.${name.toUpperCase()}{fill:none;stroke:${colour}}`,
	)
	const widths = [4, 5, 6, 7, 8, 9, 10, 12, 24, 40].map((pixels) => `.w${pixels}{stroke-width:${pixels}}`)
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 250">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${ground}"/></linearGradient></defs>
<style>path,circle{stroke-linecap:round;stroke-linejoin:round}${looks.join('')}${widths.join('')}</style>
<rect width="400" height="250" fill="url(#ground)"/>
${drawingOf(cover)}
</svg>`
}

function drawingOf({ object, places, lines = [], branches, block }: Cover): string {
	if (places) return drawMap(places, lines)
	if (block) return drawBlock(block)
	const drawing = coverObjects[object as keyof typeof coverObjects]
	if (!drawing) throw new Error(`There is no object ${object}`)
	// What the map is about is its root.
	return branches ? `${drawTree(branches)}<g transform="translate(-14 50) scale(.6)">${drawing}</g>` : drawing
}
