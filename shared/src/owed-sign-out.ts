/**
 * Names a sign-out that the server has not heard: the browser remembers it in a cookie, so that it outlives the tab, and the server
 * takes a request that has it for nobody's, whatever session comes with it. So nothing personal is shown before the sign-out is made
 * up for.
 */
export const owedSignOutName = 'signOutOwed'

/** @param cookies as a request or the browser has them */
export const owesSignOut = (cookies: string): boolean => /(?:^|;\s*)signOutOwed=1(?:;|$)/.test(cookies)
