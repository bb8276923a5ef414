import type { Language } from '@aravalli/shared/language'
import { blockLimits } from '@aravalli/shared/study-material/blocks-structure'
import type { KeyboardEvent } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Cell } from '../cell.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { type Path, writeText } from './block-changes.ts'
import type { BlockPair } from './block-pairs.ts'
import css from './blocks-editor.module.css'

/** Is what every part of a block needs of it. */
export interface BlockWriting {
	at: number
	pair: BlockPair
	errorOf: (path: string) => string | undefined
	onChange: (how: (pair: BlockPair) => BlockPair) => void
	/** Is told in which language somebody writes. */
	onWriting: (language: Language) => void
	/** Gives the focus to a control, by its name. */
	onFocus: (name: string) => void
}

interface BothCellsProps {
	writing: BlockWriting
	/** Says where in the block the text is. */
	path: Path
	/** Says what the text is. */
	label: string
	/** It is needed only where the other language has it. */
	isOptional?: boolean | undefined
	isNote?: boolean
	onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>, language: Language) => void
}

const both = ['english', 'hindi'] as const

/** Takes one text of a block in both languages, side by side. */
export function BothCells({ writing, path, label, isOptional = false, isNote = false, onKeyDown }: BothCellsProps) {
	const { at, pair, errorOf, onChange, onWriting } = writing
	const m = useMessages(deskMessages)
	const texts = { english: textAt(pair.english, path), hindi: textAt(pair.hindi, path) }
	const isNeeded = !isOptional || texts.english.trim() !== '' || texts.hindi.trim() !== ''
	return (
		<div className={css.both}>
			{both.map((language) => {
				const name = `${language}.blocks.${at}.${path.join('.')}`
				return (
					<div key={language}>
						<span className={css.label} aria-hidden="true">
							{m.textIn[language](label)}
						</span>
						<Cell
							language={language}
							path={name}
							label={m.textIn[language](label)}
							value={texts[language]}
							limit={blockLimits.text}
							error={errorOf(name)}
							isNeeded={isNeeded}
							isNote={isNote}
							onWrite={(text) => onChange((now) => writeText(now, language, path, text))}
							onFocus={() => onWriting(language)}
							onKeyDown={(event) => onKeyDown(event, language)}
						/>
					</div>
				)
			})}
		</div>
	)
}

const textAt = (value: unknown, path: Path): string =>
	String(
		path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], value) ?? '',
	)
