import type { Annotation, AnnotationTone, Point } from '@aravalli/shared/evaluation/annotation'
import { hasText } from '@aravalli/shared/evaluation/annotation'
import { unitOf } from '@aravalli/shared/evaluation/annotation-shapes'
import { useRef, useState } from 'react'
import { type Drawn, finishedMark, movedMark, unfinishedMark } from './draw-mark.ts'
import { findMark } from './find-mark.ts'
import type { Size } from './page-point.ts'
import { type DeskTool, isDrawing } from './tools.ts'

export interface MarkedPage extends Size {
	pageId: string
}

/** Is what is selected; a text that is being written is `isOpen`. */
export interface Selection {
	id: string
	isOpen: boolean
}

interface MarkingSettings {
	page: MarkedPage
	/** Gives all marks as they are now: of several movements between two renders each goes on from the one before. */
	current: () => readonly Annotation[]
	tool: DeskTool
	tone: AnnotationTone
	/** Nothing can be drawn. */
	isReadOnly: boolean
	selection: Selection | null
	onSelect: (selection: Selection | null) => void
	/** @param step joins it with the one before of the same name */
	onDraw: (annotations: readonly Annotation[], step?: string) => void
}

type Begun = 'drawing' | 'moving' | 'done' | 'nothing'

export interface Marking {
	/** Is what is being drawn. */
	unfinished: Annotation | null
	begin: (point: Point) => Begun
	move: (points: readonly Point[]) => void
	end: () => Annotation | null
	cancel: () => void
	/** Moves the selected mark. @returns whether there is one */
	shift: (way: Point) => boolean
}

type Work = { kind: 'drawing'; drawn: Drawn } | { kind: 'moving'; mark: Annotation; from: Point; step: string } | null

const replaced = (annotations: readonly Annotation[], mark: Annotation) =>
	annotations.map((one) => (one.id === mark.id ? mark : one))

/** A finger that selects trembles: what has hardly moved is not moved. In pixels of a page of 1,600. */
const TREMBLING = 6

let steps = 0

/** A pin is opened whichever tool is in the hand: whoever presses on it means it. */
const pressable = (annotations: readonly Annotation[], pageId: string, tool: DeskTool) =>
	annotations.filter((one) => one.pageId === pageId && (!isDrawing(tool) || one.tool === 'comment'))

/** Draws, selects and moves marks on a page, for the hand and for the keys alike. */
export function useMarking(settings: MarkingSettings): Marking {
	const { page, current, tool, tone, isReadOnly, selection, onSelect, onDraw } = settings
	const work = useRef<Work>(null)
	const [unfinished, setUnfinished] = useState<Annotation | null>(null)
	const unit = unitOf(page)

	const replace = (mark: Annotation, step: string) => onDraw(replaced(current(), mark), step)

	function begin(point: Point): Begun {
		const found = findMark(pressable(current(), page.pageId, tool), point, unit)
		if (found && tool === 'erase' && !isReadOnly) {
			onDraw(current().filter(({ id }) => id !== found.id))
			onSelect(null)
			return 'done'
		}
		if (found) return take(found, point)
		onSelect(null)
		if (!isDrawing(tool) || isReadOnly) return 'nothing'
		draw({ tool, tone, pageId: page.pageId, way: [point] })
		return 'drawing'
	}

	function take(mark: Annotation, from: Point): Begun {
		onSelect({ id: mark.id, isOpen: false })
		if (isReadOnly) return 'done'
		steps += 1
		work.current = { kind: 'moving', mark, from, step: `move ${steps}` }
		return 'moving'
	}

	function draw(drawn: Drawn) {
		work.current = { kind: 'drawing', drawn }
		setUnfinished(unfinishedMark(drawn, page))
	}

	function move(points: readonly Point[]) {
		const last = points.at(-1)
		if (!work.current || !last) return
		if (work.current.kind === 'drawing') {
			const { drawn } = work.current
			return draw({ ...drawn, way: [...drawn.way, ...points] })
		}
		const { mark, from, step } = work.current
		const way = { x: last.x - from.x, y: last.y - from.y }
		if (Math.hypot(way.x, way.y) > TREMBLING * unit) replace(movedMark(mark, way, page), step)
	}

	function cancel() {
		work.current = null
		setUnfinished(null)
	}

	function end(): Annotation | null {
		const ended = work.current
		cancel()
		const mark = ended?.kind === 'drawing' ? finishedMark(ended.drawn, page, unit) : null
		if (!mark) return null
		onDraw([...current(), mark])
		if (hasText(mark.tool)) onSelect({ id: mark.id, isOpen: true })
		return mark
	}

	function shift(way: Point): boolean {
		const mark = current().find(({ id }) => id === selection?.id)
		if (mark?.pageId !== page.pageId || isReadOnly) return false
		replace(movedMark(mark, way, page), `shift ${mark.id}`)
		return true
	}

	return { unfinished, begin, move, end, cancel, shift }
}
