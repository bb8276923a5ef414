import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** Holds a report that is not sent, by its question. */
export const unsentReports = storedText('sessionStorage', 'questionReport:', 'cleared')
