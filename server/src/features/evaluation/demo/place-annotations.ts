import type { Annotation, Point } from '@aravalli/shared/evaluation/annotation'
import type { DrawnLines, PlacedAnnotation } from './copy-file.ts'

/** A line of the drawn pages is as high. */
const LINE_PIXELS = 74

/** Puts what stands on lines of the drawn pages where those lie. @param pageIds the pages in their order */
export function placeAnnotations(
	placed: readonly PlacedAnnotation[],
	lines: DrawnLines[string],
	pageIds: readonly string[],
): Annotation[] {
	return placed.map(({ page, line, from, to = from, tool, tone, text }, index) => {
		const [left = 0, right = 0, baseline = 0] = lines[page - 1]?.[line - 1] ?? []
		const along = (share: number) => Math.round(left + share * (right - left))
		const points = pointsOf(tool, { from: along(from), to: along(to), baseline })
		return { id: `sample-${index + 1}`, pageId: pageIds[page - 1] ?? '', tool, tone, text, points }
	})
}

interface Place {
	from: number
	to: number
	baseline: number
}

function pointsOf(tool: PlacedAnnotation['tool'], { from, to, baseline }: Place): Point[] {
	const [above, below] = [baseline - 0.6 * LINE_PIXELS, baseline + 0.2 * LINE_PIXELS]
	switch (tool) {
		case 'underline':
			return [
				{ x: from, y: below },
				{ x: to, y: below },
			]
		case 'circle':
			return [
				{ x: from - 12, y: above - 8 },
				{ x: to + 12, y: below + 6 },
			]
		case 'highlight':
			return [
				{ x: from, y: above },
				{ x: to, y: below },
			]
		case 'comment':
			return [{ x: from, y: baseline - 14 }]
		default:
			return [{ x: from + 20, y: baseline }]
	}
}
