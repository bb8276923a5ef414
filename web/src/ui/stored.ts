import { storedText } from '#web/lib/browser-store/stored-text.ts'

export const storedTheme = storedText('localStorage', 'theme', 'impersonal')
/** The value is JSON. */
export const storedAccessibility = storedText('localStorage', 'accessibility', 'impersonal')
/** The value names the texts of the notice that was closed. */
export const storedNotice = storedText('localStorage', 'closedNotice', 'impersonal')
