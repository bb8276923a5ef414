import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { ZoomButtons } from '../../canvas/zoom-buttons.tsx'
import { applyZoom } from '../map-keys.ts'
import { MAX_ZOOM } from '../map-window.ts'
import { messages as mapMessages } from '../messages.en.ts'
import type { MapMover } from '../use-map-window.ts'
import css from './map-plate.module.css'
import { NeatLine } from './neat-line.tsx'
import { ScaleBar } from './scale-bar.tsx'
import { SheetWords } from './sheet-words.tsx'

interface MapPlateProps {
	/** It has what is moved and pressed. */
	mover: MapMover
	label: string
	/** Says which keys there are. */
	keys: string
	/** Is the scale at rest. */
	zoom: number
	/** Says that a press sets a pin. */
	isAiming?: boolean
	onKeyDown: (event: KeyboardEvent) => void
	onBlur?: () => void
	/** Is the sheet, which is all that moves. */
	children: ReactNode
}

/**
 * Shows the map in its frame, as a plate of an atlas: degrees along the edges, scale, north. Its size is settled before
 * any code comes.
 */
export function MapPlate({ mover, label, keys, zoom, isAiming, onKeyDown, onBlur, children }: MapPlateProps) {
	const keysId = useId()
	const m = useMessages(mapMessages)
	return (
		<div className={css.plate}>
			<div
				ref={mover.frame}
				className={css.window}
				role="application"
				aria-label={label}
				aria-describedby={keysId}
				tabIndex={0}
				data-zoomed={zoom > 1 || undefined}
				data-aiming={isAiming || undefined}
				onKeyDown={onKeyDown}
				onBlur={onBlur}
			>
				<div className={css.sheet} data-moves="both">
					{children}
					<SheetWords />
				</div>
				<NeatLine />
				<span className={css.north} aria-hidden="true">
					<svg viewBox="0 0 20 26" aria-hidden="true">
						<path className={css.needle} d="M10 0l6 24-6-4.5L4 24z" />
						<path d="M10 0v19.5L4 24z" />
					</svg>
					{m.northLetter}
				</span>
			</div>
			<div className={css.foot}>
				<ScaleBar zoom={zoom} />
				<div className="needsScript">
					<ZoomButtons
						onTool={(tool) => applyZoom(tool, mover)}
						idle={{ zoomOut: zoom <= 1, fit: zoom <= 1, zoomIn: zoom >= MAX_ZOOM }}
					/>
				</div>
			</div>
			<p id={keysId} className="visuallyHidden">
				{keys}
			</p>
		</div>
	)
}
