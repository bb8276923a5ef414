/** Draws what an evaluator has marked on a page, for the PDF file: the same shapes as on the screen. */
import type { Annotation } from '@aravalli/shared/evaluation/annotation'
import {
	type PathShape,
	type Shape,
	shapesOf,
	type TextShape,
	unitOf,
} from '@aravalli/shared/evaluation/annotation-shapes'

interface Page {
	pageId: string
	/** Are of the reading picture, in pixels. */
	width: number
	height: number
}

export interface DrawnPage {
	/** Holds all paths, in the pixels of the page. */
	svg: string
	texts: TextShape[]
}

/**
 * @param numbers what the pins of comments show, by their ids
 * @param beside is drawn above all of it
 */
export function drawPage(
	page: Page,
	annotations: readonly Annotation[],
	numbers: ReadonlyMap<string, number>,
	beside: readonly PathShape[],
): DrawnPage {
	const unit = unitOf(page)
	const own = annotations.filter(({ pageId }) => pageId === page.pageId)
	const shapes: Shape[] = own.flatMap((one) => shapesOf(one, unit, numbers.get(one.id) ?? null))
	const paths = [...shapes.filter((shape) => shape.kind === 'path'), ...beside]
	return {
		svg: svgOf(paths, { x: 0, y: 0, width: page.width, height: page.height }),
		texts: shapes.filter((shape) => shape.kind === 'text'),
	}
}

interface Box {
	x: number
	y: number
	width: number
	height: number
}

/** Draws the paths that lie in a part of a page. */
export function svgOf(paths: readonly PathShape[], { x, y, width, height }: Box): string {
	const size = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paths.map(pathElement).join('')}</svg>`
}

const pathElement = ({ d, stroke, strokeWidth, fill, opacity }: PathShape) =>
	`<path d="${d}" fill="${fill ?? 'none'}" stroke="${stroke ?? 'none'}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
