import type { Language } from '@aravalli/shared/language'
import { useMessages } from '#web/lib/messages.ts'
import { messages as revisionMessages } from '../messages.en.ts'
import css from './language-buttons.module.css'

interface LanguageButtonsProps {
	hasHindi: boolean
	language: Language
	onTurn: (to: Language) => void
}

const choices = [
	{ language: 'english', label: 'EN', lang: 'en', name: 'EN – English' },
	{ language: 'hindi', label: 'हिं', lang: 'hi', name: 'हिं – हिंदी' },
] as const

/** Changes the language of the question, and nothing else of it. */
export function LanguageButtons({ hasHindi, language, onTurn }: LanguageButtonsProps) {
	const m = useMessages(revisionMessages)
	if (!hasHindi) return <span className={css.only}>{m.inEnglishOnly}</span>
	return (
		<fieldset aria-label={m.readIn} className={css.cells}>
			{choices.map((own) => (
				<button
					key={own.language}
					type="button"
					className={css.cell}
					lang={own.lang}
					aria-label={own.name}
					aria-pressed={language === own.language}
					onClick={() => onTurn(own.language)}
				>
					<span className={css.face}>{own.label}</span>
				</button>
			))}
		</fieldset>
	)
}
