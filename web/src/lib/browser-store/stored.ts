/** The server and packages keep these in the browser; nothing in the pages' own code writes them. */
import { storedEntry } from './stored-entry.ts'

/** On a secure connection its name begins with `__Host-`. */
export const sessionCookie = storedEntry('cookie', 'aravalli_session', 'cleared')

/** The router keeps how far each page was scrolled. */
export const scrollPlaces = storedEntry('sessionStorage', 'tsr-scroll-restoration-v1_3', 'impersonal')
export const reloadedParts = storedEntry('sessionStorage', 'tanstack_router_reload:', 'impersonal')
