import { loadKey, loadSelect } from './load-page.ts'
import { keyHead, selectHead } from './study-head.ts'

/** A route asks for these when it is opened. */
export { keyHead, loadKey, loadSelect, selectHead }
