import { sweep } from './sweep.ts'
import { accountPages } from './tables/account-pages.ts'

sweep('Accounts', accountPages)
