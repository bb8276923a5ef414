import { type Language, languages, languageTags } from '@aravalli/shared/language'
import css from './question-language.module.css'

/** Each language is named in itself, so these are never translated. */
const names: Record<Language, { short: string; full: string }> = {
	english: { short: 'EN', full: 'EN – English' },
	hindi: { short: 'हिं', full: 'हिं – हिंदी' },
}

interface QuestionLanguageProps {
	language: Language
	label: string
	onChoose: (language: Language) => void
}

/** Changes the language of one question. It changes nothing else of it. */
export function QuestionLanguage({ language, label, onChoose }: QuestionLanguageProps) {
	return (
		<fieldset className={css.switch} aria-label={label}>
			{languages.map((name) => (
				<button
					key={name}
					type="button"
					className={css.cell}
					lang={languageTags[name]}
					aria-pressed={name === language}
					aria-label={names[name].full}
					onClick={() => onChoose(name)}
				>
					{names[name].short}
				</button>
			))}
		</fieldset>
	)
}
