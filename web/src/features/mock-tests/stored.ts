import { storedEntry } from '#web/lib/browser-store/stored-entry.ts'
import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** Holds what was answered at timed papers, by attempt. */
export const testAnswers = storedEntry('indexedDB', 'mockTestAnswers', 'owned')

/** Is 'off' where single keys are not to act. */
export const hallKeysChoice = storedText('localStorage', 'mockTestKeys', 'impersonal')
