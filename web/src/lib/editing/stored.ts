import { storedEntry } from '../browser-store/stored-entry.ts'
import { storedText } from '../browser-store/stored-text.ts'

/** The copies belong to members of the team. */
export const unsavedCopies = storedEntry('indexedDB', 'unsavedCopies', 'owned')
/** An older version kept the same here, by type, id and page. */
export const olderContent = storedText('localStorage', 'unsaved-content:', 'owned')
