import { storedEntry } from '#web/lib/browser-store/stored-entry.ts'
import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** Keeps what evaluators have drawn and given and what is not saved yet. */
export const unsavedEvaluations = storedEntry('indexedDB', 'unsavedEvaluations', 'owned')

/** Says that single keys do nothing at the evaluator's desk. */
export const singleKeysOff = storedText('localStorage', 'evaluationKeysOff', 'impersonal')
