import type { ReadyPhrase } from '@aravalli/shared/evaluation/contract'
import type { Language } from '@aravalli/shared/language'
import { createContext, use, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as deskMessages } from '../messages.en.ts'
import css from './phrase-chips.module.css'

/** Gives the evaluator's own phrases to all fields of the desk. */
export const PhrasesContext = createContext<readonly ReadyPhrase[]>([])

/** Most learners write in Hindi. */
const FIRST_LANGUAGE: Language = 'hindi'

interface PhraseChipsProps {
	onPick: (text: string) => void
	/** Opens the phrases to be changed. */
	onEdit?: () => void
}

/** Puts ready phrases into a field, in the language that is chosen. */
export function PhraseChips({ onPick, onEdit }: PhraseChipsProps) {
	const m = useMessages(deskMessages).marks
	const phrases = use(PhrasesContext)
	const [language, setLanguage] = useState(FIRST_LANGUAGE)
	return (
		<div className={css.phrases}>
			<div className={css.head}>
				<fieldset className={css.languages} aria-label={m.phraseLanguage}>
					{(['hindi', 'english'] as const).map((choice) => (
						<button
							key={choice}
							type="button"
							lang={choice === 'hindi' ? 'hi' : 'en'}
							aria-pressed={choice === language}
							className={css.language}
							onClick={() => setLanguage(choice)}
						>
							{names[choice]}
						</button>
					))}
				</fieldset>
				{onEdit && (
					<button type="button" className={css.edit} onClick={onEdit}>
						{m.editPhrases}
					</button>
				)}
			</div>
			<ul className={css.list} aria-label={m.phrases}>
				{phrases.map((phrase) => {
					const { text, lang } = inLanguage(phrase, language)
					return (
						<li key={phrase.phraseId}>
							<button type="button" className={css.chip} lang={lang} onClick={() => onPick(text)}>
								{text}
							</button>
						</li>
					)
				})}
			</ul>
		</div>
	)
}

const names: Record<Language, string> = { hindi: 'हिं', english: 'EN' }

function inLanguage({ hindi, english }: ReadyPhrase, language: Language): { text: string; lang: string } {
	const isHindi = (language === 'hindi' && hindi !== '') || english === ''
	return isHindi ? { text: hindi, lang: 'hi' } : { text: english, lang: 'en' }
}
