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
	content: Content
}

/** The calls of one type of content; each may throw what a call throws. */
export interface ContentCalls<Content> {
	/** @param key sent again with the same one, it makes nothing new */
	create(content: Content, key: string): Promise<ContentItem<Content>>
	get(id: string): Promise<ContentItem<Content>>
	save(id: string, version: number, content: Content): Promise<ContentItem<Content>>
	publish(id: string, version: number): Promise<ContentItem<Content>>
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
