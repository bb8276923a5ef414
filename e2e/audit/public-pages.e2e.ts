import { sweep } from './sweep.ts'
import { publicPages } from './tables/public-pages.ts'

sweep('Pages for everybody', publicPages)
