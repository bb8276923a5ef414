import type { StoredEntry } from './stored-entry.ts'
import type { StoredText } from './stored-text.ts'

/**
 * Tells whether this browser may hold any of these texts and databases: a page that finds nothing does not ask for the code that reads
 * them. It is true where the browser does not tell.
 */
export async function mayHold(entries: readonly (StoredEntry | StoredText)[]): Promise<boolean> {
	if (entries.some((entry) => 'parts' in entry && entry.parts().length > 0)) return true
	try {
		const databases = await indexedDB.databases()
		return databases.some(({ name }) => entries.some((entry) => entry.kind === 'indexedDB' && entry.name === name))
	} catch {
		return true
	}
}
