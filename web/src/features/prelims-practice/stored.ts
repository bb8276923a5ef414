import { storedEntry } from '#web/lib/browser-store/stored-entry.ts'
import { storedText } from '#web/lib/browser-store/stored-text.ts'

export const practiceSets = storedEntry('indexedDB', 'prelimsSets', 'owned')
export const unsentAnswers = storedEntry('indexedDB', 'unsentPrelimsAnswers', 'owned')
export const prelimsKeys = storedText('localStorage', 'prelimsKeys', 'impersonal')
