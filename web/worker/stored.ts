import { storedEntry } from '../src/lib/browser-store/stored-entry.ts'

export const everyPageCache = storedEntry('cache', 'aravalli-every-page', 'impersonal')
export const usedCache = storedEntry('cache', 'aravalli-used', 'cleared')
export const readerCache = storedEntry('cache', 'aravalli-reader', 'impersonal')
