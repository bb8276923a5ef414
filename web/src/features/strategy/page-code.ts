import { loadPage } from './load-page.ts'
import { headOf } from './strategy-head.ts'

/** A route asks for these when it is opened. */
export { headOf, loadPage }
