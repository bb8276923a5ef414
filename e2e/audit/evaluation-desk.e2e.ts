import { sweep } from './sweep.ts'
import { evaluationDesk } from './tables/evaluation-desk.ts'

sweep('The desk of those who evaluate', evaluationDesk)
