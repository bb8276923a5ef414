import { useMessages } from '#web/lib/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon, rotateCwIcon } from '#web/ui/icons.ts'
import { zoomInIcon, zoomOutIcon } from '../icons.ts'
import { messages as deskMessages } from '../messages.en.ts'
import css from './page-bar.module.css'

interface PageBarProps {
	zoom: number
	number: number
	count: number
	onZoom: (direction: 1 | -1 | 0) => void
	onTurn: () => void
	onPage: (step: 1 | -1) => void
}

/** Lies at the foot of the page: how large it is shown, and which one. */
export function PageBar({ zoom, number, count, onZoom, onTurn, onPage }: PageBarProps) {
	const m = useMessages(deskMessages).sheet
	return (
		<div className={css.bar}>
			<BarButton icon={zoomOutIcon} label={m.zoomOut} onPress={() => onZoom(-1)} />
			<button type="button" className={css.zoom} title={m.wholeWidth} onClick={() => onZoom(0)}>
				{`${Math.round(zoom * 100)}%`}
			</button>
			<BarButton icon={zoomInIcon} label={m.zoomIn} onPress={() => onZoom(1)} />
			<BarButton icon={rotateCwIcon} label={m.turn} onPress={onTurn} />
			<span className={css.line} />
			<BarButton icon={chevronLeftIcon} label={m.previous} isDisabled={number <= 1} onPress={() => onPage(-1)} />
			<span className={css.page}>{m.page(number, count)}</span>
			<BarButton icon={chevronRightIcon} label={m.next} isDisabled={number >= count} onPress={() => onPage(1)} />
		</div>
	)
}

interface BarButtonProps {
	icon: string
	label: string
	isDisabled?: boolean
	onPress: () => void
}

function BarButton({ icon, label, isDisabled = false, onPress }: BarButtonProps) {
	return (
		<button
			type="button"
			className={css.button}
			title={label}
			aria-label={label}
			aria-disabled={isDisabled || undefined}
			onClick={() => isDisabled || onPress()}
		>
			<Icon path={icon} />
		</button>
	)
}
