import { noteChanged } from './marking/tables.ts'
import { mockTestsData } from './mock-tests-data.ts'

export { mockTestsData, noteChanged }
