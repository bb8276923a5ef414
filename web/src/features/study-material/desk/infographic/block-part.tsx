import { blockNames } from '@aravalli/shared/study-material/block-names'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import { plusIcon } from '#web/ui/icons.ts'
import { messages as deskMessages } from '../messages.en.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { rowKeyOf } from '../row-keys.ts'
import { addEntry } from './block-changes.ts'
import { type AnyBlock, entriesName, entriesOfBlock, itemFields } from './block-pairs.ts'
import css from './blocks-editor.module.css'
import { type BlockWriting, BothCells } from './both-cells.tsx'
import { ColumnNames } from './column-names.tsx'
import { EntryRow } from './entry-row.tsx'

interface BlockPartProps {
	writing: BlockWriting
	/** Is how many blocks there are. */
	count: number
	onMove: (to: number) => void
	onRemove: () => void
}

const both = ['english', 'hindi'] as const

/** Shows a block: its heading, and its entries. */
export function BlockPart({ writing, count, onMove, onRemove }: BlockPartProps) {
	const { at, pair, errorOf, onChange, onFocus } = writing
	const m = useMessages(deskMessages)
	const block = pair.english as AnyBlock
	const entries = entriesOfBlock(block)
	const name = m.block(at + 1, blockNames[block.kind][useLanguage()])
	const heads = (['title', 'note', 'unit'] as const).filter((head) => head in block)
	const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		const key = rowKeyOf(event)
		if (key !== 'up' && key !== 'down') return
		event.preventDefault()
		const to = at + (key === 'up' ? -1 : 1)
		if (to < 0 || to >= count) return
		onMove(to)
		onFocus(event.currentTarget.name.replace(`.blocks.${at}.`, `.blocks.${to}.`))
	}
	const add = () => {
		onChange((now) => addEntry(now, entries.length))
		onFocus(`english.blocks.${at}.${entriesName(block)}.${entries.length}.${itemFields[block.kind][0]?.name}`)
	}
	return (
		<li className={css.block}>
			<header className={css.head}>
				<h3 className={css.name}>{name}</h3>
				<MoveButtons
					name={name}
					canUp={at > 0}
					canDown={at < count - 1}
					onUp={() => onMove(at - 1)}
					onDown={() => onMove(at + 1)}
					onRemove={onRemove}
				/>
			</header>
			{heads.map((head) => (
				<BothCells
					key={head}
					writing={writing}
					path={[head]}
					label={m.headTexts[head]}
					isOptional={head === 'note'}
					isNote={head === 'note'}
					onKeyDown={press}
				/>
			))}
			{block.kind === 'compare' && <ColumnNames writing={writing} />}
			{entries
				.map((_, entry) => entry)
				.map((entry) => (
					<EntryRow key={entry} writing={writing} entry={entry} />
				))}
			<div className={css.end}>
				<Button isCompact variant="quiet" icon={plusIcon} onClick={add}>
					{m.addEntry}
				</Button>
				{block.kind === 'parts' && (
					<span className={css.sum}>{m.sum(sumOf(entries.map(({ value }) => value as number)))}</span>
				)}
				{both.map((language) => (
					<FieldError
						key={language}
						id={`${language}-blocks-${at}-error`}
						message={errorOf(`${language}.blocks.${at}`)}
					/>
				))}
			</div>
		</li>
	)
}

/** Is rounded, because of what computers make of tenths. */
const sumOf = (values: number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100
