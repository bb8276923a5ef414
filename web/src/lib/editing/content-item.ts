/** Holds one piece of content as those who edit it have it from the server, whatever its type. */
export interface ContentItem<Content> {
	id: string
	status: 'draft' | 'scheduled' | 'published' | 'changed' | 'withdrawn' | 'deleted'
	version: number
	/** Is the version that readers see; it is null where there is none. */
	publishedVersion: number | null
	/** Is the moment of the version, in ISO 8601. */
	updatedAt: string
	/** It is null where whoever it was has no account any more. */
	updatedByName: string | null
	isUpdatedByCaller: boolean
	/** The English texts were changed after the Hindi ones. */
	isHindiOlder: boolean
	/** Is when it is going to be published by itself; both are in ISO 8601. */
	publishAt: string | null
	/** Is when it should have been, and was not complete. */
	scheduleMissedAt: string | null
	content: Content
}

/** What an editor says who publishes. */
export interface Publishing {
	/** The Hindi is still right, although the English was changed after it. */
	isHindiCurrent: boolean
}

export interface Scheduling extends Publishing {
	/** Is a moment in ISO 8601. */
	publishAt: string
}

/** The calls of one type of content; each may throw what a call throws. */
export interface ContentCalls<Content> {
	/** @param key sent again with the same one, it makes nothing new */
	create(content: Content, key: string): Promise<ContentItem<Content>>
	get(id: string): Promise<ContentItem<Content>>
	save(id: string, version: number, content: Content): Promise<ContentItem<Content>>
	publish(id: string, version: number, publishing: Publishing): Promise<ContentItem<Content>>
	schedule(id: string, version: number, scheduling: Scheduling): Promise<ContentItem<Content>>
	unschedule(id: string): Promise<ContentItem<Content>>
	unpublish(id: string, version: number): Promise<ContentItem<Content>>
	reinstate(id: string): Promise<ContentItem<Content>>
	remove(id: string, version: number): Promise<ContentItem<Content>>
	restore(id: string): Promise<ContentItem<Content>>
}

export interface FieldError {
	/** Says where it is, as in 'hindi.answer'. */
	path: string
	message: string
}
