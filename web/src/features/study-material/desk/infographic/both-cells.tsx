import type { Language } from '@aravalli/shared/language'
import { blockLimits } from '@aravalli/shared/study-material/blocks-structure'
import type { KeyboardEvent } from 'react'
import { BothTexts } from '../both-texts.tsx'
import { type Path, writeText } from './block-changes.ts'
import type { BlockPair } from './block-pairs.ts'

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
	onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** Takes one text of a block in both languages, side by side. */
export function BothCells({ writing, path, isOptional = false, ...cell }: BothCellsProps) {
	const { at, pair, errorOf, onChange, onWriting } = writing
	const texts = { english: textAt(pair.english, path), hindi: textAt(pair.hindi, path) }
	return (
		<BothTexts
			{...cell}
			path={`blocks.${at}.${path.join('.')}`}
			texts={texts}
			limit={blockLimits.text}
			isNeeded={!isOptional || texts.english.trim() !== '' || texts.hindi.trim() !== ''}
			errorOf={errorOf}
			onWrite={(language, text) => onChange((now) => writeText(now, language, path, text))}
			onFocus={onWriting}
		/>
	)
}

const textAt = (value: unknown, path: Path): string =>
	String(
		path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], value) ?? '',
	)
