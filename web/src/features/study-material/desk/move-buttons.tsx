import { useMessages } from '#web/lib/messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { trashIcon } from '#web/ui/icons.ts'
import { arrowDownIcon, arrowUpIcon } from './icons.ts'
import { messages as deskMessages } from './messages.en.ts'
import tools from './tools.module.css'

interface MoveButtonsProps {
	/** Names what is moved. */
	name: string
	canUp: boolean
	canDown: boolean
	canRemove?: boolean
	onUp: () => void
	onDown: () => void
	onRemove: () => void
}

/** Moves one of a list, and removes it. */
export function MoveButtons({ name, canUp, canDown, canRemove = true, onUp, onDown, onRemove }: MoveButtonsProps) {
	const m = useMessages(deskMessages)
	const of = (what: string) => m.of(what, name)
	return (
		<span className={tools.group}>
			<IconButton icon={arrowUpIcon} label={of(m.up)} disabled={!canUp} onClick={onUp} />
			<IconButton icon={arrowDownIcon} label={of(m.down)} disabled={!canDown} onClick={onDown} />
			<IconButton icon={trashIcon} label={of(m.remove)} disabled={!canRemove} onClick={onRemove} />
		</span>
	)
}
