import type { Bilingual, Language } from '@aravalli/shared/language'
import type { KeyboardEvent } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import css from './both-texts.module.css'
import { Cell } from './cell.tsx'
import { messages as deskMessages } from './messages.en.ts'

interface BothTextsProps {
	/** Is the name of the control without its language, as in 'places.3.name'. */
	path: string
	/** Says what the text is. */
	label: string
	texts: Bilingual
	limit: number
	/** Publishing asks for it. */
	isNeeded: boolean
	isNote?: boolean
	errorOf: (path: string) => string | undefined
	onWrite: (language: Language, text: string) => void
	onFocus: (language: Language) => void
	onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

const both = ['english', 'hindi'] as const

/** Takes a text in both languages, side by side. */
export function BothTexts({ path, label, texts, errorOf, onWrite, onFocus, ...cell }: BothTextsProps) {
	const m = useMessages(deskMessages)
	return (
		<div className={css.both}>
			{both.map((language) => {
				const name = `${language}.${path}`
				const said = m.textIn[language](label)
				return (
					<div key={language}>
						<span className={css.label} aria-hidden="true">
							{said}
						</span>
						<Cell
							{...cell}
							language={language}
							path={name}
							label={said}
							value={texts[language]}
							error={errorOf(name)}
							onWrite={(text) => onWrite(language, text)}
							onFocus={() => onFocus(language)}
						/>
					</div>
				)
			})}
		</div>
	)
}
