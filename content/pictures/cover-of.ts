import type { DrawnBlock } from './draw-block.ts'
import type { Cover } from './draw-cover.ts'
import type { DrawnLine, DrawnPlace } from './draw-map.ts'

/** Is what of an item's file its cover may be drawn from. */
export interface CoveredFile {
	cover: { palette: string; object?: string; block?: number; places?: string[]; lines?: string[] }
	places?: { place: string }[]
	lines?: { line: string }[]
	tree?: { children: { children?: unknown[] }[] }
	blocks?: DrawnBlock[]
}

export interface Ground {
	places: Record<string, DrawnPlace>
	lines: Record<string, DrawnLine>
}

/** Says what the cover of an item shows: an object where its file names one, and what the item itself consists of. */
export function coverOf(file: CoveredFile, ground: Ground): Cover {
	const { palette, object, block = 0 } = file.cover
	if (object) {
		const branches = file.tree?.children.map(({ children = [] }) => children.length)
		return { palette, object, ...(branches && { branches }) }
	}
	const figure = file.blocks?.[block]
	if (figure) return { palette, block: figure }
	const places = file.cover.places ?? file.places?.map(({ place }) => place) ?? []
	const lines = file.cover.lines ?? file.lines?.map(({ line }) => line) ?? []
	return {
		palette,
		places: places.map((key) => named(ground.places, key)),
		lines: lines.map((key) => named(ground.lines, key)),
	}
}

function named<T>(all: Record<string, T>, key: string): T {
	const found = all[key]
	if (!found) throw new Error(`There is no place or line ${key}`)
	return found
}
