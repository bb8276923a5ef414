import { sweep } from './sweep.ts'
import { articlePages } from './tables/article-pages.ts'

sweep('Posts and articles', articlePages)
