import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { maximizeIcon, minusIcon, plusIcon } from '#web/ui/icons.ts'
import { MAX_ZOOM, ZOOM_STEP } from '../map-window.ts'
import { messages as mapMessages } from '../messages.en.ts'
import css from './map-plate.module.css'

interface ZoomButtonsProps {
	zoom: number
	onZoom: (factor: number) => void
	onWhole: () => void
}

export function ZoomButtons({ zoom, onZoom, onWhole }: ZoomButtonsProps) {
	const m = useMessages(mapMessages)
	return (
		<div className={`needsScript ${css.zoom}`}>
			{zoom > 1 && <IconButton icon={maximizeIcon} label={m.wholeMap} onClick={onWhole} />}
			<IconButton
				icon={minusIcon}
				label={m.zoomOut}
				aria-disabled={zoom <= 1 || undefined}
				onClick={() => onZoom(1 / ZOOM_STEP)}
			/>
			<IconButton
				icon={plusIcon}
				label={m.zoomIn}
				aria-disabled={zoom >= MAX_ZOOM || undefined}
				onClick={() => onZoom(ZOOM_STEP)}
			/>
		</div>
	)
}
