import type { Annotation, Point } from '@aravalli/shared/evaluation/annotation'
import { hasText } from '@aravalli/shared/evaluation/annotation'
import type { Workspace } from '@aravalli/shared/evaluation/contract'
import { type CSSProperties, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import type { Size } from '../drawing/page-point.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { CommentCard } from './comment-card.tsx'
import { PageBar } from './page-bar.tsx'
import { PageSheet } from './page-sheet.tsx'
import css from './sheet-stage.module.css'
import { Thumbnails } from './thumbnails.tsx'
import { ToolColumn } from './tool-column.tsx'
import { useMeasured } from './use-measured.ts'
import type { SheetView } from './use-sheet-view.ts'
import { shownSize } from './zoom.ts'

interface SheetStageProps {
	workspace: Workspace
	view: SheetView
	annotations: readonly Annotation[]
	current: () => readonly Annotation[]
	canUndo: boolean
	canRedo: boolean
	isReadOnly: boolean
	onDraw: (annotations: readonly Annotation[], step?: string) => void
	onUndo: () => void
	onRedo: () => void
}

/** Is the desk itself: the page, and beside it what it is drawn on with. */
export function SheetStage(props: SheetStageProps) {
	const { workspace, view, annotations, current, isReadOnly, onDraw } = props
	const { evaluationId, pages } = workspace
	const m = useMessages(deskMessages)
	const scroller = useRef<HTMLDivElement>(null)
	const room = useMeasured(scroller)
	const page = pages[view.pageIndex]
	return (
		<div className={css.stage}>
			{!isReadOnly && (
				<div className={css.tools}>
					<ToolColumn {...props} tool={view.tool} tone={view.tone} onTool={view.setTool} onTone={view.setTone} />
				</div>
			)}
			<div ref={scroller} className={css.scroller}>
				{page && room ? (
					<PageSheet
						key={page.pageId}
						{...{ evaluationId, pages, page, annotations, current, isReadOnly, scroller, onDraw }}
						{...{ tool: view.tool, tone: view.tone, turn: view.turn, selection: view.selection }}
						shown={shownSize(page, room, view.turn, view.zoom)}
						toolName={m.tools[view.tool]}
						onSelect={view.select}
						onPinch={view.pinch}
					>
						{(place, box) => <SelectedText {...props} place={place} box={box} pageId={page.pageId} />}
					</PageSheet>
				) : (
					pages.length === 0 && <p className={css.none}>{m.sheet.noPages}</p>
				)}
			</div>
			<Thumbnails evaluationId={evaluationId} pages={pages} current={view.pageIndex} onPage={view.openPage} />
			<div className={css.bar}>
				<PageBar
					zoom={view.zoom}
					number={view.pageIndex + 1}
					count={pages.length}
					onZoom={view.stepZoom}
					onTurn={view.turnView}
					onPage={view.stepPage}
				/>
			</div>
		</div>
	)
}

interface SelectedTextProps extends SheetStageProps {
	place: (point: Point) => Point
	box: Size
	pageId: string
}

/** Shows what the selected comment or text says. */
function SelectedText({ view, annotations, current, isReadOnly, onDraw, place, box, pageId }: SelectedTextProps) {
	const { selection, select } = view
	const annotation = annotations.find((one) => one.id === selection?.id && one.pageId === pageId)
	if (!annotation || !selection || !hasText(annotation.tool)) return null
	const { id } = annotation
	const others = () => current().filter((one) => one.id !== id)
	const remove = () => {
		onDraw(others())
		select(null)
	}
	return (
		<CommentCard
			key={id}
			annotation={annotation}
			isOpen={selection.isOpen}
			isReadOnly={isReadOnly}
			style={besideOf(place(annotation.points[0] ?? { x: 0, y: 0 }), box)}
			onOpen={() => select({ id, isOpen: true })}
			onClose={() => {
				if (annotation.text.trim() === '') return remove()
				select({ id, isOpen: false })
				document.querySelector<HTMLElement>('[data-stage]')?.focus({ preventScroll: true })
			}}
			onChange={(changes) =>
				onDraw(
					current().map((one) => (one.id === id ? { ...one, ...changes } : one)),
					`text ${id}`,
				)
			}
			onRemove={remove}
		/>
	)
}

const CARD_WIDTH = 256

/** Lies below the mark, and within the page. */
const besideOf = ({ x, y }: Point, box: Size): CSSProperties => ({
	left: Math.max(8, Math.min(x + 12, box.width - CARD_WIDTH)),
	...(y > box.height - 240 ? { bottom: box.height - y + 48 } : { top: y + 14 }),
})
