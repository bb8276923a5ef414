import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { maximizeIcon, zoomInIcon, zoomOutIcon } from '../icons.ts'
import { messages as canvasMessages } from './messages.en.ts'
import css from './zoom-buttons.module.css'
import type { ZoomTool } from './zoom-keys.ts'

interface ZoomButtonsProps {
	/** Without it the buttons wait. */
	onTool: ((tool: ZoomTool) => void) | undefined
	/** These tools would change nothing. They keep the focus, so that a keyboard is not thrown off them. */
	idle?: Partial<Record<ZoomTool, boolean>>
}

export function ZoomButtons({ onTool, idle = {} }: ZoomButtonsProps) {
	const m = useMessages(canvasMessages)
	const tool = (name: ZoomTool) => ({
		'data-waiting': !onTool || undefined,
		label: m[name],
		'aria-disabled': idle[name] || undefined,
		onClick: () => idle[name] || onTool?.(name),
	})
	return (
		<span className={css.zoom}>
			<IconButton icon={zoomOutIcon} {...tool('zoomOut')} />
			<IconButton icon={zoomInIcon} {...tool('zoomIn')} />
			<IconButton icon={maximizeIcon} {...tool('fit')} />
		</span>
	)
}
