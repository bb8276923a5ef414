import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { plusIcon, trashIcon } from '#web/ui/icons.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { useOfferBack } from '../use-offer-back.ts'
import { addColumn, columnIn, putColumnBack, removeColumn } from './block-changes.ts'
import type { AnyBlock } from './block-pairs.ts'
import css from './blocks-editor.module.css'
import { type BlockWriting, BothCells } from './both-cells.tsx'

/** Has an editor name the columns of a comparison, add some, and remove them with their cells. */
export function ColumnNames({ writing }: { writing: BlockWriting }) {
	const m = useMessages(deskMessages)
	const offerBack = useOfferBack()
	const { pair, onChange } = writing
	const { columns = [] } = pair.english as AnyBlock
	const remove = (at: number) => {
		const removed = columnIn(pair, at)
		onChange((now) => removeColumn(now, at))
		offerBack(m.columnRemoved, () => onChange((now) => putColumnBack(now, at, removed)))
	}
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
							onClick={() => remove(index)}
						/>
					</div>
				))}
			<Button isCompact variant="quiet" icon={plusIcon} onClick={() => onChange(addColumn)}>
				{m.addColumn}
			</Button>
		</>
	)
}

const nothing = () => undefined
