import { sweep } from './sweep.ts'
import { answerCopyPages } from './tables/answer-copies.ts'

sweep('Sending answers', answerCopyPages)
