import { languageKey } from '@aravalli/shared/language'
import { owedSignOutName } from '@aravalli/shared/owed-sign-out'
import { storedEntry } from './browser-store/stored-entry.ts'
import { storedText } from './browser-store/stored-text.ts'

/** Mirrors what is stored, for the server. */
export const languageCookie = storedEntry('cookie', languageKey, 'impersonal')
export const chosenLanguage = storedText('localStorage', languageKey, 'impersonal')
/** Is set while the server has not heard of a sign-out. */
export const owedSignOut = storedEntry('cookie', owedSignOutName, 'impersonal')
