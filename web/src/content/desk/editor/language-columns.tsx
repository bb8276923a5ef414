import type { Language } from '@aravalli/shared/language'
import { type KeyboardEvent, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import type { Editing } from './editing.ts'
import { LanguageColumn } from './language-column.tsx'
import css from './language-columns.module.css'
import { languageNames } from './language-names.ts'
import { messages as editorMessages } from './messages.en.ts'

interface LanguageColumnsProps {
	editing: Editing
	/** This language is shown where there is no room for both. */
	shown: Language
	onShow: (language: Language) => void
}

const columns = ['english', 'hindi'] as const
const idOf = (language: Language, part: 'tab' | 'panel') => `texts-${language}-${part}`

/** Shows English and Hindi side by side; under 1024 px it shows one of them, chosen by tabs. */
export function LanguageColumns({ editing, shown, onShow }: LanguageColumnsProps) {
	const m = useMessages(editorMessages)
	const tabs = useRef<HTMLDivElement>(null)
	const press = ({ key }: KeyboardEvent) => {
		const next = { ArrowLeft: 'english', ArrowRight: 'hindi', Home: 'english', End: 'hindi' }[key]
		if (next !== 'english' && next !== 'hindi') return
		onShow(next)
		tabs.current?.querySelector<HTMLElement>(`#${idOf(next, 'tab')}`)?.focus()
	}
	return (
		<div className={css.columns}>
			<div ref={tabs} className={css.tabs} role="tablist" aria-label={m.languageTabs} onKeyDown={press}>
				{columns.map((language) => (
					<button
						key={language}
						id={idOf(language, 'tab')}
						type="button"
						role="tab"
						className={css.tab}
						lang={language === 'hindi' ? 'hi' : 'en'}
						aria-selected={shown === language}
						aria-controls={idOf(language, 'panel')}
						tabIndex={shown === language ? 0 : -1}
						onClick={() => onShow(language)}
					>
						{languageNames[language]}
					</button>
				))}
			</div>
			{columns.map((language) => (
				<div
					key={language}
					id={idOf(language, 'panel')}
					role="tabpanel"
					aria-labelledby={idOf(language, 'tab')}
					className={css.column}
					data-shown={shown === language || undefined}
				>
					<LanguageColumn editing={editing} language={language} />
				</div>
			))}
		</div>
	)
}
