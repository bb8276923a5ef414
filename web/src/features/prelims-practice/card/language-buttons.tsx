import type { Language } from '@aravalli/shared/language'
import { useMessages } from '#web/lib/messages.ts'
import { messages as prelimsMessages } from '../messages.en.ts'
import css from './language-buttons.module.css'

interface LanguageButtonsProps {
	number: number
	hasHindi: boolean
	language: Language
	onTurn: (to: Language) => void
}

const languages = [
	{ language: 'english', label: 'EN', lang: 'en', name: 'English' },
	{ language: 'hindi', label: 'हिं', lang: 'hi', name: 'हिंदी' },
] as const

/** Changes the language of one question, and nothing else of it. */
export function LanguageButtons({ number, hasHindi, language, onTurn }: LanguageButtonsProps) {
	const m = useMessages(prelimsMessages)
	if (!hasHindi) return <span className={css.only}>{m.card.inEnglishOnly}</span>
	return (
		<fieldset aria-label={m.card.readIn + m.card.ofQuestion(number)} className={css.cells}>
			{languages.map((own) => (
				<button
					key={own.language}
					type="button"
					className={css.cell}
					lang={own.lang}
					aria-pressed={language === own.language}
					data-shortcut={language === own.language ? undefined : 'language'}
					onClick={() => onTurn(own.language)}
				>
					<span className={css.face}>{own.label}</span>
					<span className="visuallyHidden"> {own.name}</span>
				</button>
			))}
		</fieldset>
	)
}
