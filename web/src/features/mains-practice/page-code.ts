import { loadPage, practiceHead, simpleHead } from './load-page.ts'

/** What the routes ask for when they are opened. */
export { loadPage, practiceHead, simpleHead }
