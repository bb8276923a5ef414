/** A learner practises a question with these: the time, notes and photos, and the mark of what is to be revised. */
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { DontKnowButton, ToReviseTag } from './dont-know-button.tsx'
import { KeptProvider } from './kept-provider.tsx'
import { LargeAnswerSheet } from './large-answer-sheet.tsx'
import { NotesButton } from './notes-button.tsx'
import { PracticeTimer } from './timer/practice-timer.tsx'

const SingleNotes = lazyPart(() => import('./single-notes.tsx').then((part) => part.SingleNotes))

export { DontKnowButton, KeptProvider, LargeAnswerSheet, NotesButton, PracticeTimer, SingleNotes, ToReviseTag }
