import { sweep } from './sweep.ts'
import { prelimsPages } from './tables/prelims-pages.ts'

sweep('Prelims practice', prelimsPages)
