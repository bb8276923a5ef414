/** What a learner practises a question with. */
import { PracticeTimer } from './timer/practice-timer.tsx'

export { PracticeTimer }
