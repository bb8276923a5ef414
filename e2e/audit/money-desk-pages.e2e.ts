import { sweep } from './sweep.ts'
import { moneyDeskPages } from './tables/money-desk-pages.ts'

sweep('The desk of money', moneyDeskPages)
