import { storedEntry } from '#web/lib/browser-store/stored-entry.ts'

export const splashSeen = storedEntry('cookie', 'splashSeen', 'impersonal')
