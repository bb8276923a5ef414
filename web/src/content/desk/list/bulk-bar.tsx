import type { BulkAction, ContentStatus } from '@aravalli/shared/content/content'
import { formatCount } from '#web/lib/format-count.ts'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { actionsIn } from './bulk-actions.ts'
import css from './bulk-bar.module.css'
import { messages as listMessages } from './messages.en.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps {
	status: ContentStatus
	rowsOnPage: number
	selection: Selection
	busyWith: BulkAction | null
	onAct: (action: BulkAction) => void
	/** Says how much is in the list, and how it is ordered. */
	about: string
	order: string
}

/** Stands above the table: it chooses all of its rows, and shows what can be done with those that are chosen. */
export function BulkBar({ status, rowsOnPage, selection, busyWith, onAct, about, order }: BulkBarProps) {
	const m = useMessages(listMessages)
	const count = selection.chosen.length
	return (
		<div className={css.bar} data-chosen={count > 0 || undefined}>
			<label className={css.all}>
				<input
					type="checkbox"
					ref={(box) => {
						if (box) box.indeterminate = count > 0 && count < rowsOnPage
					}}
					checked={count === rowsOnPage}
					onChange={selection.toggleAll}
				/>
				<span className="visuallyHidden">{m.chooseAll}</span>
			</label>
			<p role="status" className={css.count}>
				{count > 0 ? m.chosen(formatCount(count)) : about}
			</p>
			{count > 0 ? (
				<div className={css.actions}>
					{actionsIn[status].map((action) => (
						<Button
							key={action}
							isCompact
							isBusy={busyWith === action}
							busyLabel={m.working}
							disabled={busyWith !== null && busyWith !== action}
							onClick={() => onAct(action)}
						>
							{m.actions[action]}
						</Button>
					))}
				</div>
			) : (
				<p className={css.order}>{order}</p>
			)}
		</div>
	)
}
