import type { ContentCalls, ContentItem } from './content-item.ts'
import type { CopyKeeper } from './copy-keeper.ts'

export interface WorkingCopyOptions<Content> {
	calls: ContentCalls<Content>
	keeper: CopyKeeper<Content>
	/** It is null for a new one. */
	item: ContentItem<Content> | null
	/** A new one begins with this. */
	blank: Content
	/** Tells whether a new one may be created by itself now: its id is made of what is typed by then. */
	isReadyToCreate: (content: Content) => boolean
	onCreated(id: string): void
}
