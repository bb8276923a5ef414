import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** The key ends with what is worked on. */
export const practiceTimers = storedText('sessionStorage', 'practiceTimer:', 'cleared')
