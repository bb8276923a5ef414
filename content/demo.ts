import type { AnyCopy, Kind } from '@aravalli/shared/content/kind'
import type { Named, Shape } from './checked-files.ts'

/** Is an item as the seed makes it of its file. */
export interface DemoItem {
	/** Names it where a file holds several. */
	title?: string
	id: string
	item: object
}

/** Is so many, from the fewest to the most. */
export type Range = readonly [fewest: number, most: number]

/**
 * Says where the demo of a kind lies and how it becomes items. What its declaration asks for is checked by that alone; the rest is
 * what the demo wants besides.
 */
export interface Demo<F = unknown> {
	kind: Kind
	/** It is below `content/`. */
	folder: string
	shape: Shape<F>
	/** @param name the file's, without its ending */
	toItems(file: F, name: string): DemoItem[]
	/** The files lie in these folders, which all have some; `folderOf` says in which a file belongs. */
	folders?: readonly string[]
	folderOf?(file: F): string
	/** Are the names of the files, where no other is wanted and none may be missing. */
	names?: readonly string[]
	/** Are so many files. */
	count?: Range
	/** Are how many entries a field has, or how many chapters a rich text. */
	entries?: Readonly<Record<string, Range>>
	/** No large picture has more bytes. */
	pictureBytes?: number
	/** Two files may have the same title. */
	mayShareTitles?: true
	/** Names a text, or a list of them, whose entries have one translation over all files, in both directions. */
	oneTranslation?: string
	/** Gives what no two files have in common, by what it is called. */
	keysOf?(file: F): Record<string, string | number>
	/** Says what else is wrong with one file. */
	ownProblems?(file: F, name: string): string[]
	/** Says what else is wrong with all of them together. */
	jointProblems?(files: Named<F>[]): string[]
}

/** Is what a file was read as, or as much of it as could be. */
export interface ReadFile<F = unknown> extends Named<F> {
	items: { id: string; title?: string; copy: AnyCopy }[]
}

/** Ties the parts of a demo to the shape of its files. */
export const declareDemo = <F>(demo: Demo<F>): Demo => demo as Demo
