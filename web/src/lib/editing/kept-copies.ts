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

export interface CopyKeeper<Content> {
	/**
	 * Begins with what is kept, if anything is, now or in a moment.
	 *
	 * @param take says whether it goes on from there
	 * @returns ends it: another page may go on then
	 */
	open(take: (copy: KeptCopy<Content>) => boolean): () => void
	keep(copy: Omit<KeptCopy<Content>, 'userId'>): void
	forget(): void
	/** From now on under this id, once a new one has got it. */
	rename(id: string): void
}

/**
 * Keeps what somebody writes until it is saved, through a reload, a crash, and the way to the login and back.
 *
 * A browser that stores nothing, or nothing more, only loses this safety.
 */
export function copyKeeper<Content>(type: string, id: string, userId: string): CopyKeeper<Content> {
	let name = `${type}:${id}`
	return {
		open(take) {
			const kept = readCopy<Content>(name, userId)
			if (kept) take(kept)
			return () => undefined
		},
		keep: (copy) => keepCopy(name, { userId, ...copy }),
		forget: () => forgetCopy(name),
		rename(newId) {
			forgetCopy(name)
			name = `${type}:${newId}`
		},
	}
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

export function keepCopy(name: string, copy: KeptCopy<unknown>): void {
	attempt(() => localStorage.setItem(`unsaved-content:${name}`, JSON.stringify(copy)))
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

export function namesIn(storage: Storage): string[] {
	return Object.keys(storage).flatMap((key) => /^unsaved-content:(.*)/.exec(key)?.[1] ?? [])
}

function attempt(store: () => void) {
	try {
		store()
	} catch {
		// Full, or not allowed.
	}
}
