import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { plusIcon, trashIcon } from '#web/ui/icons.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { addColumn, removeColumn } from './block-changes.ts'
import type { AnyBlock } from './block-pairs.ts'
import css from './blocks-editor.module.css'
import { type BlockWriting, BothCells } from './both-cells.tsx'

/** Has an editor name the columns of a comparison, add some, and remove them with their cells. */
export function ColumnNames({ writing }: { writing: BlockWriting }) {
	const m = useMessages(deskMessages)
	const { columns = [] } = writing.pair.english as AnyBlock
	return (
		<>
			{columns
				.map((_, index) => index)
				.map((index) => (
					<div key={index} className={css.column}>
						<BothCells writing={writing} path={['columns', index]} label={m.column(index + 1)} onKeyDown={nothing} />
						<IconButton
							icon={trashIcon}
							label={m.of(m.remove, m.column(index + 1))}
							disabled={columns.length < 2}
							onClick={() => writing.onChange((now) => removeColumn(now, index))}
						/>
					</div>
				))}
			<Button isCompact variant="quiet" icon={plusIcon} onClick={() => writing.onChange(addColumn)}>
				{m.addColumn}
			</Button>
		</>
	)
}

const nothing = () => undefined
