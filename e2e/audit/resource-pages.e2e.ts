import { sweep } from './sweep.ts'
import { resourcePages } from './tables/resource-pages.ts'

sweep('Resources', resourcePages)
