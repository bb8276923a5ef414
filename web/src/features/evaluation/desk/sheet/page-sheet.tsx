import type { Annotation, AnnotationTone, Point } from '@aravalli/shared/evaluation/annotation'
import { commentNumbers, pointsOfTool } from '@aravalli/shared/evaluation/annotation'
import { unitOf } from '@aravalli/shared/evaluation/annotation-shapes'
import type { Workspace } from '@aravalli/shared/evaluation/contract'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { MarkShapes } from '../drawing/mark-shapes.tsx'
import { type Size, type Turn, toScreen, turnedSize } from '../drawing/page-point.ts'
import { type DeskTool, isDrawing } from '../drawing/tools.ts'
import { useCrosshair } from '../drawing/use-crosshair.ts'
import { useFingers } from '../drawing/use-fingers.ts'
import { type Selection, useMarking } from '../drawing/use-marking.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { PagePicture } from './page-picture.tsx'
import css from './page-sheet.module.css'

export interface PageSheetProps {
	evaluationId: string
	pages: Workspace['pages']
	page: Workspace['pages'][number]
	annotations: readonly Annotation[]
	current: () => readonly Annotation[]
	tool: DeskTool
	tone: AnnotationTone
	isReadOnly: boolean
	turn: Turn
	/** Is how large the page is shown, before it is turned. */
	shown: Size
	selection: Selection | null
	scroller: RefObject<HTMLElement | null>
	/** Names the tool, for whoever does not see it. */
	toolName: string
	onSelect: (selection: Selection | null) => void
	onDraw: (annotations: readonly Annotation[], step?: string) => void
	onPinch: (ratio: number) => void
	/** Shows what is selected, at its place in the box. */
	children: (place: (point: Point) => Point, box: Size) => ReactNode
}

/** Shows one page with all that is drawn on it, and has it drawn on. */
export function PageSheet(props: PageSheetProps) {
	const { pages, page, annotations, tool, turn, shown, selection, scroller, toolName, children } = props
	const m = useMessages(deskMessages).sheet
	const [said, setSaid] = useState('')
	const marking = useMarking(props)
	const box = turnedSize(shown, turn)
	const onScreen = (point: Point) => toScreen(point, { left: 0, top: 0, ...box }, turn, page)
	const fingers = useFingers({ marking, page, turn, scroller, onPinch: props.onPinch })
	const crosshair = useCrosshair({
		marking,
		page,
		turn,
		isOfOnePoint: isDrawing(tool) && pointsOfTool[tool].max === 1,
		say: ({ kind }) =>
			setSaid(kind === 'nothing' ? m.nothingThere : kind === 'chosen' ? m.chosen(toolName) : m[kind](toolName)),
		onMoved: (point) => keepInSight(scroller.current, onScreen(point)),
		onEscape: () => props.onSelect(null),
	})
	const number = pages.indexOf(page) + 1
	useEffect(() => {
		// Newer browsers answer with a promise, which is nothing that an effect may give back.
		scroller.current?.scrollTo(0, 0)
	}, [scroller])
	return (
		<div className={css.box} style={box}>
			<div className={css.page} style={{ ...shown, ...turned(turn) }}>
				<PagePicture evaluationId={props.evaluationId} page={page} alt={m.picture(number)} />
				{isLargerThanRead(shown, page) && (
					<PagePicture evaluationId={props.evaluationId} page={page} size="full" alt="" isExtra />
				)}
				<Marks {...{ pages, page, annotations, selection, unfinished: marking.unfinished }} />
			</div>
			<div
				role="application"
				tabIndex={0}
				className={css.stage}
				data-tool={tool}
				aria-label={m.stage(number)}
				data-stage
				onKeyDown={crosshair.press}
				{...fingers}
				onPointerDown={(event) => {
					crosshair.hide()
					fingers.onPointerDown(event)
				}}
			/>
			{crosshair.at && <Crosshair at={onScreen(crosshair.at)} />}
			{children(onScreen, box)}
			<p role="status" className="visuallyHidden">
				{said}
			</p>
		</div>
	)
}

const turned = (turn: Turn): CSSProperties => ({ transform: `translate(-50%, -50%) rotate(${turn}deg)` })

/** The reading picture has no pixel for each of the screen's. */
const isLargerThanRead = (shown: Size, page: Size) => shown.width * (devicePixelRatio || 1) > page.width * 1.1

interface MarksProps {
	pages: Workspace['pages']
	page: Workspace['pages'][number]
	annotations: readonly Annotation[]
	selection: Selection | null
	unfinished: Annotation | null
}

function Marks({ pages, page, annotations, selection, unfinished }: MarksProps) {
	const numbers = commentNumbers(
		annotations,
		pages.map(({ pageId }) => pageId),
	)
	const ofPage = annotations.filter(({ pageId }) => pageId === page.pageId)
	const unit = unitOf(page)
	return (
		<svg className={css.marks} viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
			{ofPage.map((annotation) => (
				<MarkShapes
					key={annotation.id}
					annotation={annotation}
					unit={unit}
					number={numbers.get(annotation.id) ?? null}
					isSelected={annotation.id === selection?.id}
				/>
			))}
			{unfinished && <MarkShapes annotation={unfinished} unit={unit} number={null} isSelected={false} />}
		</svg>
	)
}

function Crosshair({ at }: { at: Point }) {
	return (
		<svg
			className={css.crosshair}
			style={{ left: at.x, top: at.y }}
			viewBox="-20 -20 40 40"
			aria-hidden="true"
			data-crosshair
		>
			<path d="M-18 0H-5M5 0H18M0-18V-5M0 5V18M-1 0H1" />
		</svg>
	)
}

/** Scrolls no further than it has to. */
function keepInSight(scroller: HTMLElement | null, { x, y }: Point): void {
	const box = scroller?.querySelector('[data-stage]')
	if (!scroller || !box) return
	const [outer, inner] = [scroller.getBoundingClientRect(), box.getBoundingClientRect()]
	const room = 60
	const left = inner.left + x - outer.left
	const top = inner.top + y - outer.top
	const over = (place: number, size: number) => Math.min(0, place - room) + Math.max(0, place - size + room)
	scroller.scrollBy(over(left, outer.width), over(top, outer.height))
}
