import { storedText } from '../browser-store/stored-text.ts'

/** By type, id and page. Of members of the team. */
export const unsavedContent = storedText('localStorage', 'unsaved-content:', 'owned')
