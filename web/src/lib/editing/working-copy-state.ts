import type { ContentItem, FieldError } from './content-item.ts'
import type { KeptCopy } from './kept-copies.ts'
import type { SaveTrouble } from './save-trouble.ts'

export interface WorkingCopyState<Content> {
	/** Holds the content as it is typed. */
	content: Content
	/** Holds the item as the server has it; it is null where the server has nothing of it yet. */
	item: ContentItem<Content> | null
	/** Is true when the server lacks something of what was typed. */
	isChanged: boolean
	busyWith: 'save' | 'publish' | 'other' | null
	trouble: SaveTrouble | null
	/** Is a newer version of somebody else's: nothing is saved until it is decided which goes on. */
	theirs: ContentItem<Content> | null
	errors: readonly FieldError[]
	/** Is true when this browser has what the server lacks. */
	isKept: boolean
	/** Is true when it began with what this browser had kept. */
	wasKept: boolean
	/** Rises when the content was replaced by another, and not typed. */
	edition: number
}

/** Gives the state in which it is opened, before what this browser may have kept. */
export function openingState<Content>(item: ContentItem<Content> | null, blank: Content): WorkingCopyState<Content> {
	return {
		content: item?.content ?? blank,
		item,
		isChanged: false,
		busyWith: null,
		trouble: item && troubleOf(item),
		theirs: null,
		errors: [],
		isKept: true,
		wasKept: false,
		edition: 0,
	}
}

/** Puts what this browser had kept in place of what the server has. */
export function takenUp<Content>(
	{ item, edition }: WorkingCopyState<Content>,
	kept: KeptCopy<Content>,
): Partial<WorkingCopyState<Content>> {
	return {
		content: kept.content,
		// The version is that of the one that was written over, also when this is kept once more.
		item: item && { ...item, version: kept.version ?? item.version },
		isChanged: true,
		wasKept: true,
		// A newer one may be what was sent and not answered: sending that again tells.
		theirs: item && kept.version !== item.version && !kept.unanswered ? item : null,
		edition: edition + 1,
	}
}

/** Puts somebody else's version in place of one's own. */
export function asTheirs<Content>(
	{ edition }: WorkingCopyState<Content>,
	theirs: ContentItem<Content>,
): Partial<WorkingCopyState<Content>> {
	return {
		item: theirs,
		content: theirs.content,
		isChanged: false,
		theirs: null,
		errors: [],
		wasKept: false,
		edition: edition + 1,
	}
}

export function troubleOf({ status }: ContentItem<unknown>): SaveTrouble | null {
	return status === 'deleted' ? 'deleted' : null
}

/**
 * Tells whether a save could arrive: it could not before it is decided between two versions, nor where there is nothing
 * to save to.
 */
export function canBeSaved({ theirs, trouble }: WorkingCopyState<unknown>): boolean {
	return theirs === null && trouble !== 'gone' && trouble !== 'deleted'
}
