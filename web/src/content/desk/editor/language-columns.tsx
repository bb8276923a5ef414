import { entriesOf } from '@aravalli/shared/content/kind'
import { type Language, languages, languageTags } from '@aravalli/shared/language'
import { type KeyboardEvent, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import type { Editing } from './editing.ts'
import { GroupRows } from './group-rows.tsx'
import css from './language-columns.module.css'
import { LanguageHeader } from './language-header.tsx'
import { languageNames } from './language-names.ts'
import { messages as editorMessages } from './messages.en.ts'
import { TextCells } from './text-cells.tsx'

interface LanguageColumnsProps {
	editing: Editing
	/** This language is shown where there is no room for both. */
	shown: Language
	onShow: (language: Language) => void
}

const PANEL = 'texts'
const tabOf = (language: Language) => `texts-${language}`

/** Shows each text in English and in Hindi, side by side; under 1024 px it shows one language, chosen by tabs. */
export function LanguageColumns({ editing, shown, onShow }: LanguageColumnsProps) {
	const m = useMessages(editorMessages)
	const tabs = useRef<HTMLDivElement>(null)
	const press = ({ key }: KeyboardEvent) => {
		const next = { ArrowLeft: 'english', ArrowRight: 'hindi', Home: 'english', End: 'hindi' }[key]
		if (next !== 'english' && next !== 'hindi') return
		onShow(next)
		tabs.current?.querySelector<HTMLElement>(`#${tabOf(next)}`)?.focus()
	}
	return (
		<div className={css.sheet}>
			<div ref={tabs} className={css.tabs} role="tablist" aria-label={m.languageTabs} onKeyDown={press}>
				{languages.map((language) => (
					<button
						key={language}
						id={tabOf(language)}
						type="button"
						role="tab"
						className={css.tab}
						lang={languageTags[language]}
						aria-selected={shown === language}
						aria-controls={PANEL}
						tabIndex={shown === language ? 0 : -1}
						onClick={() => onShow(language)}
					>
						{languageNames[language]}
					</button>
				))}
			</div>
			<div id={PANEL} role="tabpanel" aria-label={m.texts} className={css.columns} data-shown={languageTags[shown]}>
				{languages.map((language) => (
					<LanguageHeader key={language} editing={editing} language={language} />
				))}
				{entriesOf(editing.kind.texts).map(([name, field]) => {
					if (field.type === 'structure') return null
					if (field.type === 'groups') return <GroupRows key={name} editing={editing} name={name} field={field} />
					return <TextCells key={name} editing={editing} name={name} field={field} />
				})}
			</div>
		</div>
	)
}
