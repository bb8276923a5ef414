import { storedEntry } from '#web/lib/browser-store/stored-entry.ts'
import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** Holds the files of pages that are not on the server yet. */
export const unsentPageFiles = storedEntry('indexedDB', 'unsentAnswerPages', 'cleared')
/** Is followed by the file's key: where on the server its bytes go. */
export const uploadAddresses = storedText('localStorage', 'answerUpload:', 'cleared')
/** Is followed by the learner, the day and the question. */
export const pageArrangements = storedText('localStorage', 'answerPages:', 'cleared')
