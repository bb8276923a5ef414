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
		<form
			className={css.switch}
			action="/api/preferences/language"
			method="post"
			onSubmit={() => setIsComing(true)}
			aria-label="Language"
			aria-busy={isComing}
		>
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
