import { storedEntry } from '#web/lib/browser-store/stored-entry.ts'
import { storedText } from '#web/lib/browser-store/stored-text.ts'

export const unsentComments = storedEntry('indexedDB', 'unsentComments', 'cleared')
export const unsentCommentPictures = storedEntry('indexedDB', 'unsentCommentPictures', 'cleared')
/** An older version kept these drafts by what is commented on. */
export const olderCommentDrafts = storedText('sessionStorage', 'commentDraft:', 'cleared')
