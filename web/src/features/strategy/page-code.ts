import { loadPage } from './load-page.ts'
import { headOf } from './strategy-head.ts'

/** A route asks for these when it is opened: in one file, because apart they cost each page of the strategy one more request. */
export { headOf, loadPage }
