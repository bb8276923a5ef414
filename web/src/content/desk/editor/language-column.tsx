import { entriesOf } from '@aravalli/shared/content/kind'
import { type Language, languageTags } from '@aravalli/shared/language'
import { useLanguage } from '#web/lib/language.tsx'
import { CompletenessBadge } from '#web/ui/editing/completeness-badge.tsx'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import type { Editing } from './editing.ts'
import { missingTexts } from './gaps.ts'
import { GroupCells } from './group-cells.tsx'
import css from './language-column.module.css'
import { languageNames } from './language-names.ts'
import { TextInput } from './text-input.tsx'

interface LanguageColumnProps {
	editing: Editing
	language: Language
}

/** From this size on a text is what readers come for, and has the room that is left. */
const LARGE_FROM = 5000

/** Shows the texts of an item in one language, on a sheet like the one that readers see. */
export function LanguageColumn({ editing, language }: LanguageColumnProps) {
	const { kind, content, edition, errorOf, isGap, edit } = editing
	const pageLanguage = useLanguage()
	const lang = languageTags[language]
	const texts = content[language]
	const missing = missingTexts(kind, content, language)
	const needed = entriesOf(kind.texts).filter(([, { isOptional }]) => !isOptional)
	return (
		<>
			<div className={css.header}>
				<h2 className={css.language} lang={lang}>
					{languageNames[language]}
				</h2>
				<CompletenessBadge
					missing={missing.map((name) => kind.texts[name]?.label[pageLanguage] ?? name)}
					isEmpty={missing.length === needed.length}
				/>
				<FieldError id={`${language}-error`} message={errorOf(language)} />
			</div>
			{entriesOf(kind.texts).map(([name, field]) => {
				if (field.type === 'structure') return null
				if (field.type === 'groups')
					return <GroupCells key={name} editing={editing} name={name} field={field} language={language} />
				const path = `${language}.${name}`
				return (
					<TextInput
						key={field.type === 'lines' ? `${name} ${edition}` : name}
						field={field}
						path={path}
						label={field.label[language]}
						lang={lang}
						value={texts[name]}
						error={errorOf(path)}
						isGap={isGap(path)}
						isTitle={name === kind.title}
						wordLimit={field.type === 'text' && field.wordLimit ? (content[field.wordLimit] as number | null) : null}
						isLarge={'max' in field && field.max >= LARGE_FROM}
						onChange={(value) => edit((before) => ({ ...before, [language]: { ...before[language], [name]: value } }))}
					/>
				)
			})}
		</>
	)
}
