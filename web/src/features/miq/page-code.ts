import { loadList } from './load-page.ts'
import { listHead } from './miq-head.ts'

/** What the list's routes ask for when they are opened. */
export { listHead, loadList }
