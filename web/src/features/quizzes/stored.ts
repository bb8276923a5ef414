import { storedEntry } from '#web/lib/browser-store/stored-entry.ts'
import { storedText } from '#web/lib/browser-store/stored-text.ts'

export const unfinishedQuizzes = storedEntry('indexedDB', 'unfinishedQuizzes', 'owned')
export const quizQuestions = storedEntry('indexedDB', 'quizQuestions', 'owned')
export const quizResults = storedEntry('indexedDB', 'quizResults', 'owned')

/** An older version kept the same as texts; `quiz-storage.ts` takes them over. */
export const olderQuiz = storedText('localStorage', 'mainsQuiz', 'owned')
/** These quizzes are stored by account. */
export const olderQuizzes = storedText('localStorage', 'mainsQuiz:', 'owned')
export const olderQuestions = storedText('localStorage', 'mainsQuizQuestions', 'owned')
export const olderResults = storedText('localStorage', 'mainsQuizResults', 'owned')
