import { storedText } from '#web/lib/browser-store/stored-text.ts'
export const shortcutChoice = storedText('localStorage', 'practiceKeys', 'impersonal')
