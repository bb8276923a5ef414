import type { StoredEntry } from './stored-entry.ts'

/** Holds everything that any module declares, by its file and the name of its export; found by the name of the file. */
const modules: Record<string, Record<string, unknown>> = {
	...import.meta.glob<Record<string, unknown>>('../../**/stored.ts', { eager: true }),
	...import.meta.glob<Record<string, unknown>>('../../../worker/stored.ts', { eager: true }),
}

interface Declaration {
	file: string
	exportName: string
	entry: StoredEntry
}

export const declared: readonly Declaration[] = Object.entries(modules).flatMap(([file, exports]) =>
	Object.entries(exports).flatMap(([exportName, value]) =>
		isEntry(value) ? [{ file, exportName, entry: value }] : [],
	),
)

function isEntry(value: unknown): value is StoredEntry {
	return typeof value === 'object' && value !== null && 'kind' in value && 'name' in value && 'keeping' in value
}
