import { sweep } from './sweep.ts'
import { mockTestPages } from './tables/mock-tests.ts'

sweep('Mock tests', mockTestPages)
