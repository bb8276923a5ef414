import { storedText } from '#web/lib/browser-store/stored-text.ts'

/** By what is commented on. */
export const commentDrafts = storedText('sessionStorage', 'commentDraft:', 'cleared')
