/** What has not been saved, as the browser keeps it. */
export interface KeptCopy<Content> {
	userId: string
	/** The version that it was written over; null: a new one. */
	version: number | null
	content: Content
	/** What was sent of it, before, and never answered. */
	unanswered: Content | null
	/** Under which a new one is created. */
	key: string
}

/** Null for somebody else's. */
export function readCopy<Content>(name: string, userId: string): KeptCopy<Content> | null {
	try {
		const copy: KeptCopy<Content> | null = JSON.parse(localStorage.getItem(`unsaved-content:${name}`) ?? 'null')
		return copy?.userId === userId ? copy : null
	} catch {
		return null
	}
}

/** @returns false where the browser stores nothing, or nothing more */
export function keepCopy(name: string, copy: KeptCopy<unknown>): boolean {
	return attempt(() => localStorage.setItem(`unsaved-content:${name}`, JSON.stringify(copy)))
}

export function forgetCopy(name: string): void {
	attempt(() => localStorage.removeItem(`unsaved-content:${name}`))
}

/** Of all that are kept under names with this beginning. */
export function keptNames(beginning: string): string[] {
	try {
		return namesIn(localStorage).filter((name) => name.startsWith(beginning))
	} catch {
		return []
	}
}

function namesIn(storage: Storage): string[] {
	return Object.keys(storage).flatMap((key) => /^unsaved-content:(.*)/.exec(key)?.[1] ?? [])
}

function attempt(store: () => void): boolean {
	try {
		store()
		return true
	} catch {
		// Full, or not allowed.
		return false
	}
}
