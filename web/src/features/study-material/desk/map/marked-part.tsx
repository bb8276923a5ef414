import type { Language } from '@aravalli/shared/language'
import { mapLimits } from '@aravalli/shared/study-material/map-structures'
import { markNames } from '@aravalli/shared/study-material/mark-names'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import type { MapKind } from '../../map/map-kinds.ts'
import { BothTexts } from '../both-texts.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { type RowKey, rowKeyOf } from '../row-keys.ts'
import type { LineRow, PlaceRow, PlaceTexts } from './place-rows.ts'
import css from './places-editor.module.css'

export interface MarkedPartProps {
	/** Names the field of the kind. */
	field: 'places' | 'lines'
	at: number
	count: number
	row: PlaceRow | LineRow
	/** It is one of these. */
	kinds: readonly MapKind[]
	/** The map points to it. */
	isChosen: boolean
	errorOf: (path: string) => string | undefined
	onKind: (kind: string) => void
	onWrite: (language: Language, text: keyof PlaceTexts, words: string) => void
	onFocus: (language?: Language) => void
	onMove: (to: number) => void
	onRemove: () => void
	/** Does what a key in a text says. */
	onKey: (key: RowKey, name: string) => boolean
	/** Says where it is. */
	children: ReactNode
}

/** Shows what is marked on a map: its kind, where it is, and its texts in both languages. */
export function MarkedPart(props: MarkedPartProps) {
	const { field, at, count, row, kinds, isChosen, errorOf, onFocus } = props
	const m = useMessages(deskMessages)
	const pageLanguage = useLanguage()
	const name = field === 'places' ? m.place(at + 1) : m.line(at + 1)
	const texts: (keyof PlaceTexts)[] = field === 'places' ? ['name', 'district', 'note'] : ['name', 'note']
	const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		const key = rowKeyOf(event)
		if (key && props.onKey(key, event.currentTarget.name)) event.preventDefault()
	}
	return (
		<li className={css.row} data-chosen={isChosen || undefined}>
			<header className={css.head}>
				<h3 className={css.name}>{name}</h3>
				<select
					name={`${field}.${at}.kind`}
					className={css.kind}
					aria-label={m.of(m.kindOf, name)}
					value={row.kind}
					onFocus={() => onFocus()}
					onChange={({ target }) => props.onKind(target.value)}
				>
					{kinds.map((kind) => (
						<option key={kind} value={kind}>
							{markNames[kind][pageLanguage]}
						</option>
					))}
				</select>
				<MoveButtons
					name={name}
					canUp={at > 0}
					canDown={at < count - 1}
					onUp={() => props.onMove(at - 1)}
					onDown={() => props.onMove(at + 1)}
					onRemove={props.onRemove}
				/>
			</header>
			{texts.map((text) => (
				<BothTexts
					key={text}
					path={`${field}.${at}.${text}`}
					label={m.placeTexts[text]}
					texts={{ english: wordsOf(row.english, text), hindi: wordsOf(row.hindi, text) }}
					limit={text === 'note' ? mapLimits.note : mapLimits.name}
					isNeeded
					isNote={text === 'note'}
					errorOf={errorOf}
					onWrite={(language, words) => props.onWrite(language, text, words)}
					onFocus={onFocus}
					onKeyDown={press}
				/>
			))}
			{props.children}
			{(['points', 'id', 'latitude', 'longitude'] as const).map((part) => (
				<FieldError
					key={part}
					id={`${field}-${at}-${part}-error`}
					message={errorOf(`english.${field}.${at}.${part}`) ?? errorOf(`hindi.${field}.${at}.${part}`)}
				/>
			))}
		</li>
	)
}

const wordsOf = (texts: Partial<PlaceTexts>, text: keyof PlaceTexts) => texts[text] ?? ''
