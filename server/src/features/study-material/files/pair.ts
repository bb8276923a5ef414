import type { Bilingual, Language } from '@aravalli/shared/language'
import { bilingual, text } from '../../../content/demo-parts.ts'

/** Holds a text in both languages. */
export const pair = bilingual(text)

/** Gives the text in one language, or nothing where it was left out. */
export const optional = <K extends string>(key: K, texts: Bilingual | undefined, language: Language) =>
	(texts ? { [key]: texts[language] } : {}) as { [P in K]?: string }
