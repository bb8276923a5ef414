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
	read(): KeptCopy<Content> | null
	keep(copy: Omit<KeptCopy<Content>, 'userId'>): void
	forget(): void
	/** From now on under this id, once a new one has got it. */
	rename(id: string): void
}

const keptName = (type: string, id: string) => `${type}:${id}`

/**
 * Keeps what somebody writes until it is saved, through a reload, a crash, and the way to the login and back.
 *
 * A browser that stores nothing, or nothing more, only loses this safety.
 */
export function copyKeeper<Content>(type: string, id: string, userId: string): CopyKeeper<Content> {
	let name = keptName(type, id)
	return {
		read: () => readCopy<Content>(name, userId),
		keep: (copy) => attempt(() => localStorage.setItem(`unsaved-content:${name}`, JSON.stringify({ userId, ...copy }))),
		forget: () => attempt(() => localStorage.removeItem(`unsaved-content:${name}`)),
		rename(newId) {
			attempt(() => localStorage.removeItem(`unsaved-content:${name}`))
			name = keptName(type, newId)
		},
	}
}

function readCopy<Content>(name: string, userId: string): KeptCopy<Content> | null {
	try {
		const copy: KeptCopy<Content> | null = JSON.parse(localStorage.getItem(`unsaved-content:${name}`) ?? 'null')
		return copy?.userId === userId ? copy : null
	} catch {
		return null
	}
}

function attempt(store: () => void) {
	try {
		store()
	} catch {
		// Full, or not allowed.
	}
}
