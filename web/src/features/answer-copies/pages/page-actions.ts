import type { Look } from './arrangement.ts'

/** Is what can be done with a page. */
export interface PageActions {
	/** By so many places; below 0 to the front. */
	onMove(by: number): void
	onShow(look: Look): void
	/** Puts another file in its place. */
	onRetake(files: File[]): void
	onRemove(): void
}
