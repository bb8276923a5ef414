import type { LiveItem } from './live-items.ts'
import type { PresentableRow } from './present-content.ts'

/** Content that came with the product and was never changed is version 1. */
export function untouchedRow({ id, data, isPublished, updatedAt }: LiveItem): PresentableRow {
	return {
		id,
		data,
		status: isPublished ? 'published' : 'withdrawn',
		version: 1,
		publishedVersion: 1,
		isPublished,
		englishVersion: 1,
		hindiVersion: 1,
		publishAt: null,
		scheduleMissedAt: null,
		updatedBy: null,
		updatedAt: new Date(updatedAt),
	}
}
