import type { StoredEntry } from '../browser-store/stored-entry.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** Says what the contents of one outbox are, and how they are joined (outbox.ts). */
export interface OutboxKind<Content> {
	stored: StoredEntry
	join: (kept: Content, other: Content) => Content
	/** Reads what an older version has left in the browser. */
	takeOver?: () => Promise<OlderEntries<Content>>
}

/** Resolves to the server's own content, or to null: then the entry is done. @throws Refusal for what no further try would change */
export type SendEntry<Content> = (entry: OutboxEntry<Content>) => Promise<Content | null>

export interface OlderEntries<Content> {
	/** They are kept unless told. */
	entries: (Pick<OutboxEntry<Content>, 'owner' | 'subject' | 'content'> &
		Partial<Pick<OutboxEntry<Content>, 'state'>>)[]
	/** Takes them out of their old place, once they are in the new one. */
	forget: () => Promise<void>
}
