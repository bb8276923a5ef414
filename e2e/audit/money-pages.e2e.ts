import { sweep } from './sweep.ts'
import { moneyPages } from './tables/money-pages.ts'

sweep('Payments', moneyPages)
