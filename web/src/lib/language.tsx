import { type Language, languageTags } from '@aravalli/shared/language'
import { createContext, use } from 'react'

const LanguageContext = createContext<Language>('english')

export const LanguageProvider = LanguageContext.Provider

/** Gives the language of the page that is being shown. */
export function useLanguage(): Language {
	return use(LanguageContext)
}

/** Gives the page's language to code outside of React, in the browser. */
export function documentLanguage(): Language {
	return document.documentElement.lang === languageTags.hindi ? 'hindi' : 'english'
}
