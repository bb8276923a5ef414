import { nodeLimits } from '@aravalli/shared/study-material/nodes-structure'
import { type KeyboardEvent, memo } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Cell } from '../cell.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { type OutlineKey, outlineKeyOf } from './outline-keys.ts'
import css from './outline-row.module.css'
import type { OutlineRow as Row, RowTexts } from './outline-rows.ts'
import type { WrittenAt } from './use-outline.ts'

interface OutlineRowProps {
	at: number
	row: Row
	/** Says where it hangs, as in '2.1'; '' for the root. */
	number: string
	isWritten: boolean
	/** Shows the place of a note in which nothing stands yet. */
	hasNote: boolean
	englishErrors: RowErrors
	hindiErrors: RowErrors
	onEnter: (at: WrittenAt) => void
	onWrite: (at: WrittenAt, text: keyof RowTexts, words: string) => void
	/** @returns whether the key has done something */
	onKey: (key: OutlineKey, at: WrittenAt, text: keyof RowTexts) => boolean
}

export type RowErrors = Record<keyof RowTexts, string | undefined>

const both = ['english', 'hindi'] as const

/** Shows a node in both languages beside each other, as far in as it hangs. */
export const OutlineRow = memo((props: OutlineRowProps) => {
	const { at, row, number, isWritten, onEnter, onWrite, onKey } = props
	const m = useMessages(deskMessages)
	const hasNote = props.hasNote || row.english.note !== '' || row.hindi.note !== ''
	return (
		<li className={css.row} data-level={row.level} data-written={isWritten || undefined}>
			<span className={css.number} aria-hidden="true">
				{number}
			</span>
			{both.map((language) => {
				const errors = language === 'english' ? props.englishErrors : props.hindiErrors
				const cell = (text: keyof RowTexts) => ({
					language,
					path: `${language}.nodes.${at}.${text}`,
					value: row[language][text],
					error: errors[text],
					limit: nodeLimits[text],
					onWrite: (words: string) => onWrite({ at, language }, text, words),
					onFocus: () => onEnter({ at, language }),
					onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
						const key = outlineKeyOf(event)
						if (key && onKey(key, { at, language }, text)) event.preventDefault()
					},
				})
				return (
					<div key={language} className={css.texts}>
						<Cell {...cell('label')} label={number === '' ? m.root[language] : m.branch[language](number)} isNeeded />
						{hasNote && <Cell {...cell('note')} label={m.noteOn[language](number)} isNeeded={false} isNote />}
					</div>
				)
			})}
		</li>
	)
}, isSame)

const readAnew = ['row', 'englishErrors', 'hindiErrors'] as const

/**
 * A map can have hundreds of rows, so that only what has changed is rendered. Rows are read anew with each letter, and compared by what
 * they say.
 */
function isSame(before: OutlineRowProps, after: OutlineRowProps): boolean {
	const keys = Object.keys(after) as (keyof OutlineRowProps)[]
	return (
		keys.every((key) => before[key] === after[key] || readAnew.some((name) => name === key)) &&
		readAnew.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))
	)
}
