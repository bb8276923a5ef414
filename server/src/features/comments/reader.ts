import type { Viewer } from '../../platform/http/access.ts'

/** Says for whom a thread is read: everybody sees what is approved, its author and ADMIN also what was withdrawn. */
export interface Reader {
	/** It is null where nobody is signed in. */
	userId: string | null
	isAdmin: boolean
}

export function readerOf(viewer: Viewer | null): Reader {
	return { userId: viewer?.userId ?? null, isAdmin: viewer?.role === 'ADMIN' }
}
