import { answerCopies } from './tables.ts'

export { answerCopies }
