import { sweep } from './sweep.ts'
import { mainsMockTestPages } from './tables/mains-mock-tests.ts'

sweep('Mains mock tests', mainsMockTestPages)
