import type { ReactNode, Ref } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ZoomButtons } from '../canvas/zoom-buttons.tsx'
import type { ZoomTool } from '../canvas/zoom-keys.ts'
import { listChevronsDownUpIcon, listChevronsUpDownIcon } from '../icons.ts'
import css from './map-section.module.css'
import { messages as mindMapMessages } from './messages.en.ts'

export type MapTool = ZoomTool | 'openAll' | 'foldAll'

interface MapShellProps {
	/** Without it the tools wait. */
	onTool?: (tool: MapTool) => void
	frame?: Ref<HTMLDivElement>
	/** Tells about the chosen node. */
	caption?: ReactNode
	children?: ReactNode
}

/** Shows what stands around the drawing, also before that is there: tools, the frame, and a place for notes. */
export function MapShell({ onTool, frame, caption, children }: MapShellProps) {
	const m = useMessages(mindMapMessages)
	const tool = (name: MapTool) => ({ 'data-waiting': !onTool || undefined, onClick: () => onTool?.(name) })
	return (
		<div className={css.sheet}>
			<fieldset className={css.tools} aria-label={m.tools}>
				<Button variant="quiet" isCompact icon={listChevronsUpDownIcon} {...tool('openAll')}>
					{m.openAll}
				</Button>
				<Button variant="quiet" isCompact icon={listChevronsDownUpIcon} {...tool('foldAll')}>
					{m.foldAll}
				</Button>
				<ZoomButtons onTool={onTool} />
			</fieldset>
			<div className={css.frame} ref={frame}>
				{children}
			</div>
			<div className={css.caption}>
				{caption ?? <p className={css.hint}>{m.start}</p>}
				<p className={css.gestures}>
					<span className={css.wheel}>{m.wheelHint}</span>
					<span className={css.touch}>{m.touchHint}</span>
				</p>
			</div>
		</div>
	)
}
