import { storedEntry } from '#web/lib/browser-store/stored-entry.ts'

export const unsentRevision = storedEntry('indexedDB', 'unsentRevision', 'owned')
