import { loadPage } from './load-page.ts'
import { headOf } from './strategy-head.ts'

/** What a route asks for when it is opened. */
export { headOf, loadPage }
