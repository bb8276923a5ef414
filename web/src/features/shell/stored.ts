import { storedText } from '#web/lib/browser-store/stored-text.ts'

export const socialHintShown = storedText('sessionStorage', 'socialHintShown', 'impersonal')
