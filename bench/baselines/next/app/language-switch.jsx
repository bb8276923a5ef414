'use client'

import css from './language-switch.module.css'

const languages = [
	{ value: 'english', lang: 'en', short: 'EN', full: 'EN – English' },
	{ value: 'hindi', lang: 'hi', short: 'हिं', full: 'हिं – हिन्दी' },
]

export function LanguageSwitch() {
	return (
		<form className={css.switch} aria-label="Language" action="/api/preferences/language" method="post">
			<input type="hidden" name="return" value="/answer-writing-practice" />
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
		</form>
	)
}
