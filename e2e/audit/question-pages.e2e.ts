import { sweep } from './sweep.ts'
import { questionPages } from './tables/question-pages.ts'

sweep('Questions', questionPages)
