import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from '../icon-button.tsx'
import { zoomInIcon, zoomOutIcon } from './icons.ts'
import { messages as zoomMessages } from './messages.en.ts'
import { useZoom, ZOOM_STEP } from './use-zoom.ts'
import css from './zoom-frame.module.css'

interface ZoomFrameProps {
	/** Says what is in it. */
	label: string
	/** Is the size of what is shown, whose height the frame keeps; undefined where it is not known. */
	page: { width: number; height: number } | undefined
	/** Is as wide as the frame times `--zoom`. */
	children: ReactNode
}

/** Shows pages that can be made larger, by buttons and by two fingers. */
export function ZoomFrame({ label, page, children }: ZoomFrameProps) {
	const m = useMessages(zoomMessages)
	const frame = useRef<HTMLElement>(null)
	const { zoom, zoomBy, largest } = useZoom(frame)
	const tool = (isIdle: boolean, factor: number) => ({
		'aria-disabled': isIdle || undefined,
		onClick: () => isIdle || zoomBy(factor),
	})
	return (
		<>
			<div className={`${css.tools} needsScript`}>
				<span aria-live="polite">{zoom > 1 && m.zoom(Math.round(zoom * 100))}</span>
				<IconButton icon={zoomOutIcon} label={m.zoomOut} {...tool(zoom <= 1, 1 / ZOOM_STEP)} />
				<IconButton icon={zoomInIcon} label={m.zoomIn} {...tool(zoom >= largest, ZOOM_STEP)} />
			</div>
			<div className={css.edge}>
				<section
					ref={frame}
					className={css.frame}
					aria-label={label}
					{...scrollable}
					style={zoom > 1 ? sized(zoom, page) : undefined}
				>
					{children}
				</section>
			</div>
		</>
	)
}

/** The frame keeps its height while what is in it is larger. The server may not send styles of elements, and sends none. */
const sized = (zoom: number, page: ZoomFrameProps['page']) =>
	({ '--zoom': zoom, ...(page && { aspectRatio: `${page.width} / ${page.height}` }) }) as CSSProperties

/** Whoever has a keyboard alone comes to what scrolls, and moves it by the arrow keys. */
const scrollable = { tabIndex: 0 }
