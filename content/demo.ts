import type { AnyCopy } from '@aravalli/shared/content/kind'
import type { DemoFiles } from '../server/src/content/demo-files.ts'
import type { Named } from './checked-files.ts'

/** Is so many, from the fewest to the most. */
export type Range = readonly [fewest: number, most: number]

/**
 * Says what the demo of a kind wants. What the kind's declaration asks for is checked by that alone; this is what the demo wants
 * besides.
 */
export interface Demo<F = unknown> extends DemoFiles<F> {
	/** The files lie in these folders, which all have some; `folderOf` says in which a file belongs. */
	folders?: readonly string[]
	folderOf?(file: F): string
	/** Are so many files. */
	count?: Range
	/** Are how many entries a field has, or how many chapters a rich text. */
	entries?: Readonly<Record<string, Range>>
	/** No large picture has more bytes. */
	pictureBytes?: number
	/** Readers are shown something else where there is no picture. */
	mayLackPictures?: true
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
	/** @property title names it where the file holds several */
	items: { id: string; title?: string; copy: AnyCopy }[]
}

/** Ties the parts of a demo to the shape of its files. */
export const declareDemo = <F>(demo: Demo<F>): Demo => demo as Demo
