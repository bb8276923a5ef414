import type { AnnotationTone } from '@aravalli/shared/evaluation/annotation'
import { useState } from 'react'
import { nextTurn, type Turn } from '../drawing/page-point.ts'
import type { DeskTool } from '../drawing/tools.ts'
import type { Selection } from '../drawing/use-marking.ts'
import { pinchedZoom, steppedZoom } from './zoom.ts'

export interface SheetView {
	pageIndex: number
	zoom: number
	turn: Turn
	tool: DeskTool
	tone: AnnotationTone
	selection: Selection | null
	openPage: (index: number) => void
	stepPage: (step: 1 | -1) => void
	stepZoom: (direction: 1 | -1 | 0) => void
	pinch: (ratio: number) => void
	turnView: () => void
	setTool: (tool: DeskTool) => void
	setTone: (tone: AnnotationTone) => void
	select: (selection: Selection | null) => void
	/** Shows a mark where it is. */
	show: (selection: Selection, pageIndex: number) => void
}

/** Is how a copy is looked at, of which nothing is saved. */
export function useSheetView(pageCount: number): SheetView {
	const [pageIndex, setPageIndex] = useState(0)
	const [zoom, setZoom] = useState(1)
	const [turn, setTurn] = useState<Turn>(0)
	const [tool, setTool] = useState<DeskTool>('tick')
	const [tone, setTone] = useState<AnnotationTone>('correct')
	const [selection, select] = useState<Selection | null>(null)
	const openPage = (index: number) => {
		if (index < 0 || index >= pageCount || index === pageIndex) return
		setPageIndex(index)
		setTurn(0)
		select(null)
	}
	return {
		...{ pageIndex, zoom, turn, tool, tone, selection, openPage, setTone, select },
		stepPage: (step) => openPage(pageIndex + step),
		stepZoom: (direction) => setZoom((before) => steppedZoom(before, direction)),
		pinch: (ratio) => setZoom((before) => pinchedZoom(before, ratio)),
		turnView: () => setTurn(nextTurn),
		setTool(chosen) {
			setTool(chosen)
			if (chosen !== 'hand') select(null)
		},
		show(chosen, index) {
			openPage(index)
			select(chosen)
		},
	}
}
