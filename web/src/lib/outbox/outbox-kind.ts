import type { StoredEntry } from '../browser-store/stored-entry.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** What the contents of one outbox are, and how they are joined and sent (outbox.ts). */
export interface OutboxKind<Content> {
	stored: StoredEntry
	join: (kept: Content, other: Content) => Content
	send?: (entry: OutboxEntry<Content>) => Promise<Content | null>
	/** What an older version has left in the browser. */
	takeOver?: () => Promise<OlderEntries<Content>>
}

export interface OlderEntries<Content> {
	entries: Pick<OutboxEntry<Content>, 'owner' | 'subject' | 'content'>[]
	/** Takes them out of their old place, once they are in the new one. */
	forget: () => Promise<void>
}
