import type { Bilingual, Language } from '@aravalli/shared/language'
import { z } from 'zod'

export const text = z.string().min(1)

/** Holds a text in both languages. */
export const pair = z.strictObject({ english: text, hindi: text })

/** Gives the text in one language, or nothing where it was left out. */
export const optional = <K extends string>(key: K, texts: Bilingual | undefined, language: Language) =>
	(texts ? { [key]: texts[language] } : {}) as { [P in K]?: string }
