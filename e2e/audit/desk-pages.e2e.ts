import { sweep } from './sweep.ts'
import { deskPages } from './tables/desk-pages.ts'

sweep('The editors’ desk', deskPages)
