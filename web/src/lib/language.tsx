import { type Language, languageTags } from '@aravalli/shared/language'
import { createContext, use } from 'react'

const LanguageContext = createContext<Language>('english')

export const LanguageProvider = LanguageContext.Provider

/** The language of the page that is being shown. */
export function useLanguage(): Language {
	return use(LanguageContext)
}

/** The `lang` attribute of the page's language: 'en' or 'hi'. */
export function useLanguageTag(): string {
	return languageTags[useLanguage()]
}
