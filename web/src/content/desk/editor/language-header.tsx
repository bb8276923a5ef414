import { languageState } from '@aravalli/shared/content/language-state'
import { type Language, languageTags } from '@aravalli/shared/language'
import { useLanguage } from '#web/lib/language.tsx'
import { CompletenessBadge } from '#web/ui/editing/completeness-badge.tsx'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import type { Editing } from './editing.ts'
import { missingTexts } from './gaps.ts'
import css from './language-header.module.css'
import { languageNames } from './language-names.ts'

interface LanguageHeaderProps {
	editing: Editing
	language: Language
}

/** Names a language above its texts, and says how far they are. */
export function LanguageHeader({ editing: { kind, content, errorOf }, language }: LanguageHeaderProps) {
	const pageLanguage = useLanguage()
	const lang = languageTags[language]
	const missing = missingTexts(kind, content, language)
	return (
		<div className={css.header} data-lang={lang}>
			<h2 className={css.language} lang={lang}>
				{languageNames[language]}
			</h2>
			<CompletenessBadge
				missing={missing.map((name) => kind.texts[name]?.label[pageLanguage] ?? name)}
				isEmpty={languageState(kind, content[language]) === 'missing'}
			/>
			<FieldError id={`${language}-error`} message={errorOf(language)} />
		</div>
	)
}
