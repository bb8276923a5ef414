import { loadKey, loadSelect } from './load-page.ts'
import { keyHead, selectHead } from './study-head.ts'

/** What a route asks for when it is opened. */
export { keyHead, loadKey, loadSelect, selectHead }
