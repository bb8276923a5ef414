import type { Keeping, StoredEntry } from './stored-entry.ts'

/** Describes one entry of the browser's storages, or all whose names begin alike. */
export interface StoredText extends StoredEntry {
	kind: 'localStorage' | 'sessionStorage'
	/**
	 * @param part what follows a name that ends with ':'
	 * @returns null for nothing, and where the browser refuses its storage
	 */
	read(part?: string): string | null
	/** @returns null for what is no JSON, too */
	readJson(part?: string): unknown
	/** @returns false where the storage is full or refused */
	write(text: string, part?: string): boolean
	writeJson(value: unknown, part?: string): boolean
	/** @returns false where the storage is refused */
	remove(part?: string): boolean
	/** Returns what follows the name in each key that is there. */
	parts(): string[]
	/** Calls `listener` when another tab has changed it. @returns how to stop */
	onChangedElsewhere(listener: () => void): () => void
}

/** Declares an entry and gives access to it. What was stored may have been written by an older version, or by anybody. */
export function storedText(kind: StoredText['kind'], name: string, keeping: Keeping): StoredText {
	const storage = () => globalThis[kind]
	return {
		kind,
		name,
		keeping,
		read: (part = '') => orElse(null, () => storage().getItem(name + part)),
		readJson: (part = '') => orElse(null, () => JSON.parse(storage().getItem(name + part) ?? 'null')),
		write: (text, part = '') => attempt(() => storage().setItem(name + part, text)),
		writeJson: (value, part = '') => attempt(() => storage().setItem(name + part, JSON.stringify(value))),
		remove: (part = '') => attempt(() => storage().removeItem(name + part)),
		parts: () =>
			orElse([], () => Object.keys(storage()).flatMap((key) => (key.startsWith(name) ? [key.slice(name.length)] : []))),
		onChangedElsewhere(listener) {
			const note = ({ key }: StorageEvent) => {
				if (key === null || isMeant(name, key)) listener()
			}
			addEventListener('storage', note)
			return () => removeEventListener('storage', note)
		},
	}
}

const isMeant = (name: string, key: string) => (name.endsWith(':') ? key.startsWith(name) : key === name)

function attempt(work: () => void): boolean {
	return orElse(false, () => {
		work()
		return true
	})
}

/** A browser may refuse its storage, already when it is named, and it may be full. */
function orElse<T>(otherwise: T, work: () => T): T {
	try {
		return work()
	} catch {
		return otherwise
	}
}
