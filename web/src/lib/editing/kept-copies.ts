import { unsavedContent } from './stored.ts'

/** What has not been saved, as the browser keeps it. */
export interface KeptCopy<Content> {
	userId: string
	/** The version that it was written over; null: a new one. */
	version: number | null
	content: Content
	/** What was sent of it, before, and never answered. */
	unanswered: Content | null
	/** Under which a new one is created. */
	key: string
}

/** Null for somebody else's. */
export function readCopy<Content>(name: string, userId: string): KeptCopy<Content> | null {
	const copy = unsavedContent.readJson(name) as KeptCopy<Content> | null
	return copy?.userId === userId ? copy : null
}

/** @returns false where the browser stores nothing, or nothing more */
export const keepCopy = (name: string, copy: KeptCopy<unknown>): boolean => unsavedContent.writeJson(copy, name)

export function forgetCopy(name: string): void {
	unsavedContent.remove(name)
}

/** Of all that are kept under names with this beginning. */
export const keptNames = (beginning: string): string[] =>
	unsavedContent.parts().filter((name) => name.startsWith(beginning))
