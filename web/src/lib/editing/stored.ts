import { storedEntry } from '../browser-store/stored-entry.ts'
import { storedText } from '../browser-store/stored-text.ts'

/** Of members of the team. */
export const unsavedCopies = storedEntry('indexedDB', 'unsavedCopies', 'owned')
/** Where an older version kept the same, by type, id and page. */
export const olderContent = storedText('localStorage', 'unsaved-content:', 'owned')
