import type { Language } from '@aravalli/shared/language'
import { createContext, use } from 'react'

const LanguageContext = createContext<Language>('english')

export const LanguageProvider = LanguageContext.Provider

/** The language of the page that is being shown. */
export function useLanguage(): Language {
	return use(LanguageContext)
}
