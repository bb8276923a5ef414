import { storedEntry } from '#web/lib/browser-store/stored-entry.ts'
import { storedText } from '#web/lib/browser-store/stored-text.ts'

export const unsentNotes = storedEntry('indexedDB', 'unsentNotes', 'cleared')
/** An older version has written these; they are only taken over. */
export const olderNotes = storedText('localStorage', 'practiceDraft:', 'cleared')
export const localMarkTexts = storedText('localStorage', 'practiceMarks', 'cleared')
export const unsentPhotos = storedEntry('indexedDB', 'unsentPhotos', 'cleared')
/** An older version has written these. */
export const olderPhotos = storedEntry('indexedDB', 'practicePhotos', 'cleared')
export const unsentJudgements = storedEntry('indexedDB', 'unsentJudgements', 'cleared')
