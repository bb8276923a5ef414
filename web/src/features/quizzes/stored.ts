import { storedText } from '#web/lib/browser-store/stored-text.ts'

export const quizOfNobody = storedText('localStorage', 'mainsQuiz', 'owned')
/** By account. */
export const quizOfLearner = storedText('localStorage', 'mainsQuiz:', 'owned')
export const quizQuestions = storedText('localStorage', 'mainsQuizQuestions', 'owned')
export const quizResults = storedText('localStorage', 'mainsQuizResults', 'owned')
