import { languages, languageTags } from '@aravalli/shared/language'
import type { ReactNode } from 'react'
import { LanguageProvider } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { messages as designSystemMessages } from './messages.en.ts'
import css from './themes.module.css'

const themes = [
	{ name: 'light', theme: 'light', contrast: 'normal' },
	{ name: 'dark', theme: 'dark', contrast: 'normal' },
	{ name: 'lightHigh', theme: 'light', contrast: 'high' },
	{ name: 'darkHigh', theme: 'dark', contrast: 'high' },
] as const

/** Shows a part in each theme, in English on the left and in Hindi on the right. */
export function Themes({ title, children }: { title: string; children: ReactNode }) {
	const m = useMessages(designSystemMessages)
	return (
		<section className={css.section}>
			<h2>{title}</h2>
			{themes.map(({ name, theme, contrast }) =>
				languages.map((language) => (
					<section
						key={name + language}
						className={css.pane}
						data-theme={theme}
						data-contrast={contrast}
						lang={languageTags[language]}
						aria-label={m.themes[name]}
					>
						<LanguageProvider value={language}>{children}</LanguageProvider>
					</section>
				)),
			)}
		</section>
	)
}
