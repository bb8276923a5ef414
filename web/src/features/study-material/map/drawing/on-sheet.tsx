import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { type SheetPoint, sheetHeight, sheetWidth } from '../projection.ts'
import css from './on-sheet.module.css'

interface OverlayProps {
	className?: string | undefined
	/** Says in which direction it follows the sheet, where it is not a part of it (`use-map-window.ts`). */
	moves?: 'across' | 'down'
	children: ReactNode
}

/** Lies over the whole sheet and has no units of its own: places are in percent, sizes in pixels. */
export function Overlay({ className, moves, children }: OverlayProps) {
	return (
		<svg className={classNames(css.overlay, className)} data-moves={moves} aria-hidden="true">
			{children}
		</svg>
	)
}

const percent = (share: number) => `${+(share * 100).toFixed(2)}%`

/**
 * Holds something at a point of the sheet, at the same size whatever the scale. It does so by attributes, because the server's markup
 * may have no styles of its own (the page's policy refuses them), and by percent, because the server does not know how wide the map
 * will be.
 */
export function OnSheet({ at: [x, y], children }: { at: SheetPoint; children: ReactNode }) {
	return (
		<svg className={css.at} x={percent(x / sheetWidth)} y={percent(y / sheetHeight)} aria-hidden="true">
			<g className={css.upright}>{children}</g>
		</svg>
	)
}
