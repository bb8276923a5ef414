import type { StoredEntry } from './stored-entry.ts'

/** Sets a cookie for the whole site. Without `lifeSeconds` it stays until the browser is closed. */
export function writeCookie({ name }: StoredEntry, value: string, lifeSeconds?: number): void {
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	const life = lifeSeconds === undefined ? '' : `; Max-Age=${lifeSeconds}`
	document.cookie = `${name}=${value}; Path=/${life}; SameSite=Lax${secure}`
}

export function hasCookie({ name }: StoredEntry): boolean {
	return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
}
