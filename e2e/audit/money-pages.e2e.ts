import { sweep } from './sweep.ts'
import { moneyPages } from './tables/money-pages.ts'
import { sessionPages } from './tables/session-pages.ts'

sweep('Payments', moneyPages)
sweep('Expert sessions', sessionPages)
