'use client'

import { useState } from 'react'
import css from './language-switch.module.css'

const languages = [
	{ value: 'english', lang: 'en', short: 'EN', full: 'EN – English' },
	{ value: 'hindi', lang: 'hi', short: 'हिं', full: 'हिं – हिंदी' },
]

export function LanguageSwitch() {
	const [isComing, setIsComing] = useState(false)
	return (
		<form className={css.form} action="/api/preferences/language" method="post" onSubmit={() => setIsComing(true)}>
			<input type="hidden" name="return" value="/answer-writing-practice" />
			<fieldset className={css.switch} aria-label="Language" aria-busy={isComing}>
				{languages.map(({ value, lang, short, full }) => (
					<button
						key={value}
						type="submit"
						name="language"
						value={value}
						className={css.cell}
						lang={lang}
						aria-pressed={value === 'english'}
						aria-label={full}
					>
						{short}
					</button>
				))}
			</fieldset>
		</form>
	)
}
