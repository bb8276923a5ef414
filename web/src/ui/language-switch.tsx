import { isLanguage, type Language, languages, languageTags } from '@aravalli/shared/language'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import css from './language-switch.module.css'
import { messages as uiMessages } from './messages.en.ts'

/** Each language is named in itself, so these are never translated. */
const names = {
	english: { short: 'EN', full: 'EN – English' },
	hindi: { short: 'हिं', full: 'हिं – हिंदी' },
}

interface LanguageSwitchProps {
	/** Receives `language` and `return` as a form without JavaScript. */
	action: string
	returnTo: string
	/** Takes the place of the form's own request; ends when the page has changed, or cannot. */
	onChoose?: (language: Language) => Promise<void>
}

export function LanguageSwitch({ action, returnTo, onChoose }: LanguageSwitchProps) {
	const m = useMessages(uiMessages)
	const current = useLanguage()
	const [coming, setComing] = useState<Language | null>(null)
	const submit = (event: FormEvent<HTMLFormElement>) => {
		const submitter = (event.nativeEvent as SubmitEvent).submitter
		if (!onChoose || !(submitter instanceof HTMLButtonElement) || !isLanguage(submitter.value)) return
		event.preventDefault()
		const chosen = submitter.value
		setComing(chosen)
		void onChoose(chosen).finally(() => setComing((latest) => (latest === chosen ? null : latest)))
	}
	return (
		<form className={css.form} method="post" action={action} onSubmit={submit}>
			<input type="hidden" name="return" value={returnTo} />
			{/* A form with a name would be a landmark, and a page may have the switch twice. */}
			<fieldset className={css.switch} aria-label={m.language} aria-busy={coming !== null}>
				{languages.map((language) => (
					<button
						key={language}
						type="submit"
						name="language"
						value={language}
						className={css.cell}
						lang={languageTags[language]}
						aria-pressed={language === (coming ?? current)}
						aria-label={names[language].full}
					>
						{names[language].short}
					</button>
				))}
			</fieldset>
		</form>
	)
}
