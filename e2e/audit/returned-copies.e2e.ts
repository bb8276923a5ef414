import { sweep } from './sweep.ts'
import { returnedCopyPages } from './tables/returned-copies.ts'

sweep('What comes back', returnedCopyPages)
