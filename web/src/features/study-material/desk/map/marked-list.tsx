import type { Language } from '@aravalli/shared/language'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { plusIcon } from '#web/ui/icons.ts'
import type { MapKind } from '../../map/map-kinds.ts'
import { messages as deskMessages } from '../messages.en.ts'
import type { RowKey } from '../row-keys.ts'
import { useOfferBack } from '../use-offer-back.ts'
import { MarkedPart } from './marked-part.tsx'
import { type LineRow, moved, type PlaceRow } from './place-rows.ts'
import css from './places-editor.module.css'

/** Is what every list of a map is written with. */
export interface Writing {
	errorOf: (path: string) => string | undefined
	/** Gives the focus to a control, by its name. */
	focus: (name: string) => void
	/** Is the id of the row that somebody writes in. */
	chosenId: string | undefined
	/** Is told where somebody writes. */
	onWriting: (id: string, language?: Language) => void
}

interface MarkedListProps<R> {
	/** Names the field of the kind. */
	field: 'places' | 'lines'
	rows: readonly R[]
	kinds: readonly MapKind[]
	/** Is how many of them there may be. */
	limit: number
	addLabel: string
	writing: Writing
	change: (how: (rows: R[]) => R[]) => void
	/** Adds one behind the others. */
	add: (rows: R[]) => R[]
	/** Says where one is. */
	position: (row: R, at: number) => ReactNode
}

/** Lists the places, or the lines, of a map, and adds, moves and removes them. */
export function MarkedList<R extends PlaceRow | LineRow>(props: MarkedListProps<R>) {
	const { field, rows, kinds, limit, addLabel, writing, change, add, position } = props
	const m = useMessages(deskMessages)
	const offerBack = useOfferBack()
	const { focus } = writing
	const insert = (at: number) => {
		change((now) => moved(add(now), now.length, at))
		if (rows.length < limit) focus(`english.${field}.${at}.name`)
	}
	const move = (from: number, to: number) => change((now) => moved(now, from, to))
	const remove = (at: number) => {
		const row = rows[at]
		if (!row) return
		change((now) => now.filter(({ id }) => id !== row.id))
		offerBack(m.rowRemoved, () => change((now) => now.toSpliced(at, 0, row)))
		// The button that was pressed has gone with its row.
		if (rows.length > 1) focus(`english.${field}.${Math.min(at, rows.length - 2)}.name`)
	}
	const press = (key: RowKey, at: number, name: string): boolean => {
		if (key === 'remove') return false
		if (key === 'add') insert(at + 1)
		else {
			const to = at + (key === 'up' ? -1 : 1)
			move(at, to)
			if (rows[to]) focus(name.replace(`.${at}.`, `.${to}.`))
		}
		return true
	}
	const replace = (id: string, how: (row: R) => R) =>
		change((now) => now.map((row) => (row.id === id ? how(row) : row)))
	return (
		<>
			<ol className={css.rows}>
				{rows.map((row, at) => (
					<MarkedPart
						key={row.id}
						field={field}
						at={at}
						count={rows.length}
						row={row}
						kinds={kinds}
						isChosen={row.id === writing.chosenId}
						errorOf={writing.errorOf}
						onKind={(kind) => replace(row.id, (one) => ({ ...one, kind }))}
						onWrite={(language, text, words) =>
							replace(row.id, (one) => ({ ...one, [language]: { ...one[language], [text]: words } }))
						}
						onFocus={(language) => writing.onWriting(row.id, language)}
						onMove={(to) => move(at, to)}
						onRemove={() => remove(at)}
						onKey={(key, name) => press(key, at, name)}
					>
						{position(row, at)}
					</MarkedPart>
				))}
			</ol>
			<div className={css.add}>
				<Button isCompact icon={plusIcon} disabled={rows.length >= limit} onClick={() => insert(rows.length)}>
					{addLabel}
				</Button>
			</div>
		</>
	)
}
