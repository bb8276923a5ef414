/**
 * Is what an evaluator draws on a page: vectors in the pixels of the page's reading picture, so that one mark lies on the
 * same spot at each zoom, on each screen and in the PDF file.
 */

export const annotationTools = [
	'tick',
	'underline',
	'circle',
	'highlight',
	'comment',
	'text',
	'cross',
	'stroke',
] as const
export type AnnotationTool = (typeof annotationTools)[number]

/** 'correct' says what is to be corrected (red), 'good' what is well done (green). */
export type AnnotationTone = 'correct' | 'good'

export interface Point {
	x: number
	y: number
}

export interface Annotation {
	/** The browser chose it. */
	id: string
	pageId: string
	tool: AnnotationTool
	tone: AnnotationTone
	/** One for tick, cross, text and comment; two opposite corners or ends for underline, circle and highlight; the way of a stroke. */
	points: Point[]
	/** Is what a text or a comment says; '' for the others. */
	text: string
}

/** Says how many points each tool's annotation has. */
export const pointsOfTool: Record<AnnotationTool, { min: number; max: number }> = {
	tick: { min: 1, max: 1 },
	cross: { min: 1, max: 1 },
	text: { min: 1, max: 1 },
	comment: { min: 1, max: 1 },
	underline: { min: 2, max: 2 },
	circle: { min: 2, max: 2 },
	highlight: { min: 2, max: 2 },
	stroke: { min: 2, max: 400 },
}

export const MAX_ANNOTATIONS = 400
export const MAX_COMMENT_CHARACTERS = 1_000

export const hasText = (tool: AnnotationTool): boolean => tool === 'text' || tool === 'comment'

/**
 * Numbers the comments as they are read: page by page, from the top to the bottom, and from the left where they stand on
 * one line.
 *
 * @param pageIds the pages in their order
 * @returns numbers from 1, by the ids of the comments
 */
export function commentNumbers(annotations: readonly Annotation[], pageIds: readonly string[]): Map<string, number> {
	const comments = annotations.filter(({ tool }) => tool === 'comment')
	const placed = comments.map((comment) => ({
		id: comment.id,
		page: pageIds.indexOf(comment.pageId),
		x: comment.points[0]?.x ?? 0,
		y: comment.points[0]?.y ?? 0,
	}))
	placed.sort(
		(one, other) => one.page - other.page || one.y - other.y || one.x - other.x || (one.id < other.id ? -1 : 1),
	)
	return new Map(placed.map(({ id }, index) => [id, index + 1]))
}
