import { loadKey, loadSelect } from './load-page.ts'
import { keyHead, selectHead } from './study-head.ts'

/** A route asks for these when it is opened: in one file, because apart they cost each page of study material two more requests. */
export { keyHead, loadKey, loadSelect, selectHead }
