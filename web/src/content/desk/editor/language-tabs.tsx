import { type Language, languages, languageTags } from '@aravalli/shared/language'
import { type KeyboardEvent, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import css from './language-columns.module.css'
import { languageNames } from './language-names.ts'
import { messages as editorMessages } from './messages.en.ts'

interface LanguageTabsProps {
	/** Is the id of what they show. */
	panel: string
	shown: Language
	onShow: (language: Language) => void
}

const tabOf = (language: Language) => `texts-${language}`

/** Choose the language that is shown, where there is no room for both. */
export function LanguageTabs({ panel, shown, onShow }: LanguageTabsProps) {
	const m = useMessages(editorMessages)
	const tabs = useRef<HTMLDivElement>(null)
	const press = ({ key }: KeyboardEvent) => {
		const next = { ArrowLeft: 'english', ArrowRight: 'hindi', Home: 'english', End: 'hindi' }[key]
		if (next !== 'english' && next !== 'hindi') return
		onShow(next)
		tabs.current?.querySelector<HTMLElement>(`#${tabOf(next)}`)?.focus()
	}
	return (
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
					aria-controls={panel}
					tabIndex={shown === language ? 0 : -1}
					onClick={() => onShow(language)}
				>
					{languageNames[language]}
				</button>
			))}
		</div>
	)
}
