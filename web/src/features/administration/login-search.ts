/**
 * The query of the login page for somebody who may not enter.
 *
 * Whoever is signed in already is led on from there at once: back here, they would go round for ever.
 */
export function loginSearch(isSignedIn: boolean, returnTo: string): { redirect?: string } {
	return isSignedIn ? {} : { redirect: returnTo }
}
