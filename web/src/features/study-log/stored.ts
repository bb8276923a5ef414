import { storedEntry } from '#web/lib/browser-store/stored-entry.ts'

export const unsentStudyLogs = storedEntry('indexedDB', 'unsentStudyLogs', 'cleared')
