import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { plusIcon, trashIcon } from '#web/ui/icons.ts'
import {
	arrowDownIcon,
	arrowUpIcon,
	listIndentDecreaseIcon,
	listIndentIncreaseIcon,
	messageSquareTextIcon,
} from '../icons.ts'
import { messages as deskMessages } from '../messages.en.ts'
import tools from '../tools.module.css'
import { type OutlineMove, outlineMoves } from './outline-moves.ts'
import type { OutlineRow } from './outline-rows.ts'

interface OutlineToolsProps {
	rows: readonly OutlineRow[]
	at: number
	number: string
	onMove: (how: OutlineMove) => void
	onNote: () => void
}

/** Does to the row that is written in what keys do, too. */
export function OutlineTools({ rows, at, number, onMove, onNote }: OutlineToolsProps) {
	const m = useMessages(deskMessages)
	const name = number === '' ? m.rootRow : m.row(number)
	const keyed = (label: string, key: string) => `${label} (${key})`
	const moves = [
		{ how: 'outdent', icon: listIndentDecreaseIcon, label: m.outdent, key: 'Ctrl + [' },
		{ how: 'indent', icon: listIndentIncreaseIcon, label: m.indent, key: 'Ctrl + ]' },
		{ how: 'up', icon: arrowUpIcon, label: m.up, key: 'Alt + ↑' },
		{ how: 'down', icon: arrowDownIcon, label: m.down, key: 'Alt + ↓' },
	] as const
	const can = (how: OutlineMove) => outlineMoves[how](rows, at) !== null
	return (
		<fieldset className={tools.tools} aria-label={m.tools(name)}>
			<span className={tools.name} aria-hidden="true">
				{name}
			</span>
			<Button isCompact icon={plusIcon} disabled={!can('add')} onClick={() => onMove('add')}>
				{m.addRow}
			</Button>
			<span className={tools.group}>
				{moves.map(({ how, icon, label, key }) => (
					<IconButton
						key={how}
						icon={icon}
						label={label}
						title={keyed(label, key)}
						disabled={!can(how)}
						onClick={() => onMove(how)}
					/>
				))}
				<IconButton
					icon={messageSquareTextIcon}
					label={m.note}
					title={keyed(m.note, 'Shift + Enter')}
					onClick={onNote}
				/>
				<IconButton
					icon={trashIcon}
					label={m.removeBranch}
					disabled={!can('remove')}
					onClick={() => onMove('remove')}
				/>
			</span>
		</fieldset>
	)
}
