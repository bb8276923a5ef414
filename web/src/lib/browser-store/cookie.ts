import type { StoredEntry } from './stored-entry.ts'

/** Sets a cookie that the server reads, for the whole site. */
export function writeCookie({ name }: StoredEntry, value: string, lifeSeconds: number): void {
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	document.cookie = `${name}=${value}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${secure}`
}

export function hasCookie({ name }: StoredEntry): boolean {
	return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
}
