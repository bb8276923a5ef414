import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '../class-names.ts'
import css from './language-chips.module.css'
import { messages as editingMessages } from './messages.en.ts'

type LanguageState = 'complete' | 'partial' | 'missing'

interface LanguageChipsProps {
	languages: Record<'english' | 'hindi', LanguageState>
}

const chips = [
	{ language: 'english', label: 'EN', lang: 'en' },
	{ language: 'hindi', label: 'हिं', lang: 'hi' },
] as const

/**
 * Shows in which languages something is complete: filled where it is, outlined where it is not, and in words for
 * readers who do not see it.
 */
export function LanguageChips({ languages }: LanguageChipsProps) {
	const m = useMessages(editingMessages)
	return (
		<span className={css.chips}>
			{chips.map(({ language, label, lang }) => {
				const words = `${m.languages[language]}: ${m.languageStates[languages[language]]}`
				return (
					<span key={language} className={classNames(css.chip, css[languages[language]])} title={words}>
						<span aria-hidden="true" lang={lang}>
							{label}
						</span>
						<span className="visuallyHidden">{words}</span>
					</span>
				)
			})}
		</span>
	)
}
