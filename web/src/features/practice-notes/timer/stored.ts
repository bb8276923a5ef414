import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** By what is worked on. */
export const practiceTimers = storedText('sessionStorage', 'practiceTimer:', 'cleared')
