import type { SignedIn } from './build-account.ts'

/** Are what a path names, by the names of its parts. */
export type Ids = Record<string, string>

/** Is an endpoint whose path names a record of somebody's own. */
export interface PrivateRecord {
	/** Stores a record of the owner's. @returns what the path names, its own id last */
	store: (owner: SignedIn) => Promise<Ids>
	body?: object
	/** ADMIN may see it, too. */
	isForAdmin?: true
	/** What does not exist is made: only what is somebody else's is not found. */
	isMade?: true
}
