import { declared } from './declared.ts'
import type { StoredEntry } from './stored-entry.ts'
import { storedText } from './stored-text.ts'

/**
 * Is for a sign-out: nobody else is to find what somebody has begun or reached.
 *
 * Cookies are the server's to end, and the service worker empties its own caches (`lib/note-session-over.ts`), because only it knows what is on its way.
 */
export function clearAtSignOut(entries: readonly StoredEntry[] = declared.map(({ entry }) => entry)): void {
	for (const { kind, name, keeping } of entries) {
		if (keeping !== 'cleared') continue
		if (kind === 'indexedDB') deleteDatabase(name)
		if (kind === 'localStorage' || kind === 'sessionStorage') clearTexts(kind, name)
	}
}

function clearTexts(kind: 'localStorage' | 'sessionStorage', name: string) {
	const texts = storedText(kind, name, 'cleared')
	for (const part of name.endsWith(':') ? texts.parts() : ['']) texts.remove(part)
}

function deleteDatabase(name: string) {
	try {
		indexedDB.deleteDatabase(name)
	} catch {
		// The browser has none, or refuses it: nothing was kept.
	}
}
