import type { ContentItem, FieldError } from './content-item.ts'
import type { SaveTrouble } from './save-trouble.ts'

export interface WorkingCopyState<Content> {
	/** As it is typed. */
	content: Content
	/** As the server has it; null: it has nothing of it yet. */
	item: ContentItem<Content> | null
	/** Whether the server lacks something of what was typed. */
	isChanged: boolean
	busyWith: 'save' | 'publish' | 'other' | null
	trouble: SaveTrouble | null
	/** A newer version of somebody else's: nothing is saved until it is decided which goes on. */
	theirs: ContentItem<Content> | null
	errors: readonly FieldError[]
	/** Whether it began with what this browser had kept. */
	wasKept: boolean
	/** Rises when the content was replaced by another, and not typed. */
	edition: number
}

/** As it is opened, before what this browser may have kept. */
export function openingState<Content>(item: ContentItem<Content> | null, blank: Content): WorkingCopyState<Content> {
	return {
		content: item?.content ?? blank,
		item,
		isChanged: false,
		busyWith: null,
		trouble: item && troubleOf(item),
		theirs: null,
		errors: [],
		wasKept: false,
		edition: 0,
	}
}

export function troubleOf({ status }: ContentItem<unknown>): SaveTrouble | null {
	return status === 'deleted' ? 'deleted' : null
}
