import type { KeyboardEvent } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { NumberCell } from '../number-cell.tsx'
import { type RowKey, rowKeyOf } from '../row-keys.ts'
import { useOfferBack } from '../use-offer-back.ts'
import { addEntry, entryIn, isBlankEntry, moveEntry, putEntryBack, removeEntry, writeNumber } from './block-changes.ts'
import { type AnyBlock, entriesName, entriesOfBlock, itemFields } from './block-pairs.ts'
import css from './blocks-editor.module.css'
import { type BlockWriting, BothCells } from './both-cells.tsx'

interface EntryRowProps {
	writing: BlockWriting
	/** Is its place in the block. */
	entry: number
}

/** Shows an entry of a block, and what is done to it. */
export function EntryRow({ writing, entry }: EntryRowProps) {
	const m = useMessages(deskMessages)
	const offerBack = useOfferBack()
	const { at, pair, onChange, onFocus } = writing
	const block = pair.english as AnyBlock
	const { length: count } = entriesOfBlock(block)
	const place = [entriesName(block), entry] as const
	const go = (to: number, text: string) => onFocus(`${text}`.replace(`.${entry}.`, `.${to}.`))
	const steps: Record<RowKey, () => number | null> = {
		add() {
			onChange((now) => addEntry(now, entry + 1))
			return entry + 1
		},
		up: () => move(entry - 1),
		down: () => move(entry + 1),
		remove() {
			if (count < 2 || !isBlankEntry(pair, entry)) return null
			onChange((now) => removeEntry(now, entry))
			return Math.max(0, entry - 1)
		},
	}
	const remove = () => {
		const removed = entryIn(pair, entry)
		onChange((now) => removeEntry(now, entry))
		offerBack(m.entryRemoved, () => onChange((now) => putEntryBack(now, entry, removed)))
	}
	const move = (to: number) => {
		if (to < 0 || to >= count) return null
		onChange((now) => moveEntry(now, entry, to))
		return to
	}
	const press = (event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
		const key = rowKeyOf(event)
		if (!key) return
		const to = steps[key]()
		if (to === null && key === 'remove') return
		event.preventDefault()
		if (to !== null) go(to, event.currentTarget.name)
	}
	const cells = (block.columns ?? []).map((column, index) => ({ column, index }))
	return (
		<fieldset className={css.entry} aria-label={m.entry(entry + 1)}>
			<span className={css.number} aria-hidden="true">
				{entry + 1}
			</span>
			<div className={css.texts}>
				{itemFields[block.kind].map(({ name, isNumber, isOptional }) =>
					isNumber ? (
						<div key={name} className={css.measure}>
							<span aria-hidden="true">{m.entryTexts.value}</span>
							<NumberCell
								path={`english.blocks.${at}.${place.join('.')}.${name}`}
								label={m.entryTexts.value}
								value={entriesOfBlock(block)[entry]?.[name] as number}
								min={0}
								refusal={m.noNumber}
								onWrite={(value) => onChange((now) => writeNumber(now, [...place, name], value))}
								onKeyDown={press}
							/>
						</div>
					) : (
						<BothCells
							key={name}
							writing={writing}
							path={[...place, name]}
							label={m.entryTexts[name]}
							isOptional={isOptional}
							isNote={name === 'text'}
							onKeyDown={press}
						/>
					),
				)}
				{cells.map(({ column, index }) => (
					<BothCells
						key={index}
						writing={writing}
						path={[...place, 'cells', index]}
						label={column || m.column(index + 1)}
						onKeyDown={press}
					/>
				))}
			</div>
			<MoveButtons
				name={m.entry(entry + 1)}
				canUp={entry > 0}
				canDown={entry < count - 1}
				canRemove={count > 1}
				onUp={() => move(entry - 1)}
				onDown={() => move(entry + 1)}
				onRemove={remove}
			/>
		</fieldset>
	)
}
