import { sweep } from './sweep.ts'
import { strategyPages } from './tables/strategy-pages.ts'

sweep('Strategy and syllabus', strategyPages)
