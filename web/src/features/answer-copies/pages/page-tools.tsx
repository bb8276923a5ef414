import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { arrowLeftIcon, cameraIcon, rotateCwIcon, trashIcon } from '#web/ui/icons.ts'
import { arrowRightIcon, cropIcon } from '../icons.ts'
import { messages as copyMessages } from '../messages.en.ts'
import type { ShownPage } from './arrangement.ts'
import type { PageActions } from './page-actions.ts'
import css from './page-grid.module.css'
import { addTurns } from './rect.ts'
import { RetakeButton } from './retake-button.tsx'

interface PageToolsProps extends PageActions {
	page: ShownPage
	number: number
	isLast: boolean
	/** Only what can be seen is turned and cut. */
	hasPicture: boolean
	onCrop(): void
}

export function PageTools(props: PageToolsProps) {
	const { page, number, isLast, hasPicture, onCrop, onMove, onShow, onRetake, onRemove } = props
	const m = useMessages(copyMessages)
	const of = (tool: string) => m.tools.of(tool, number)
	const turn = () => {
		onShow({ ...page.look, turn: addTurns(page.look.turn, 90) })
		announce(m.turned)
	}
	return (
		<div className={css.tools}>
			<IconButton
				data-tool="earlier"
				icon={arrowLeftIcon}
				label={of(m.tools.earlier)}
				aria-disabled={number === 1 || undefined}
				onClick={() => onMove(-1)}
			/>
			<IconButton
				data-tool="later"
				icon={arrowRightIcon}
				label={of(m.tools.later)}
				aria-disabled={isLast || undefined}
				onClick={() => onMove(1)}
			/>
			{hasPicture && (
				<>
					<IconButton icon={rotateCwIcon} label={of(m.tools.turn)} onClick={turn} />
					<IconButton icon={cropIcon} label={of(m.tools.crop)} aria-haspopup="dialog" onClick={onCrop} />
				</>
			)}
			<RetakeButton icon={cameraIcon} name={of(m.tools.retake)} onRetake={onRetake} />
			<IconButton icon={trashIcon} label={of(m.tools.remove)} onClick={onRemove} />
		</div>
	)
}
