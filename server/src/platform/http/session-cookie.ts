/** The cookie holds a session's token. Its attributes let no script read it and no other site send it with a form. */

const plainName = 'aravalli_session'
/** Browsers take it only over https, from this very host and for all of it: no neighbour can set one. */
const secureName = `__Host-${plainName}`

/** The token is 32 bytes in base64url. */
const token = '[\\w-]{43}'
const plainPattern = new RegExp(`(?:^|;\\s*)${plainName}=(${token})(?:;|$)`)
const securePattern = new RegExp(`(?:^|;\\s*)${secureName}=(${token})(?:;|$)`)

/** Returns null where there is no token, or one that cannot be ours. */
export function sessionToken(cookieHeader: string | undefined, isSecure: boolean): string | null {
	if (!cookieHeader) return null
	const found = cookieHeader.match(isSecure ? securePattern : plainPattern)
	return found?.[1] ?? null
}

/** Tells whether a session cookie is there at all, valid or not. */
export function hasSessionCookie(cookieHeader: string | undefined): boolean {
	return cookieHeader?.includes(`${plainName}=`) === true
}

/** @param maxAgeSeconds 0 takes the cookie away */
export function setSessionCookie(value: string, maxAgeSeconds: number, isSecure: boolean): string {
	const [name, secure] = isSecure ? [secureName, '; Secure'] : [plainName, '']
	return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}
