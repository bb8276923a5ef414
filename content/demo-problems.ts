import { basename } from 'node:path'
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { collectionProblems, repeatedItems } from './collection-problems.ts'
import type { Demo, Range, ReadFile } from './demo.ts'
import { itemProblems } from './item-problems.ts'
import { picturesProblems } from './picture-problems.ts'
import { rangeProblems } from './range-problems.ts'
import { readDemo } from './read-demo.ts'

export interface Folders {
	content: string
	/** The pictures lie there that files name. */
	pictures: string
}

/**
 * Lists everything that is wrong with the demos of kinds, one line each, and gives what was read.
 *
 * @param today 'YYYY-MM-DD' in India: nothing of a later day can be published
 */
export function demosProblems(demos: Demo[], folders: Folders, today: string) {
	const all = demos.map((demo) => ({ demo, ...readDemo(demo, folders.content, today) }))
	const found = all.flatMap(({ demo, files, problems }) => [
		...problems,
		...files.flatMap((file) =>
			fileProblems(demo, file, folders.pictures, today).map((problem) => `${file.path}: ${problem}`),
		),
	])
	return { read: all, problems: [...found, ...all.flatMap(collectionProblems), ...repeatedItems(all)] }
}

function fileProblems(demo: Demo, { path, file, items }: ReadFile, pictures: string, today: string): string[] {
	const { own, ownProblems, entries = {} } = demo
	const { kind } = own
	const ofItems = items.flatMap(({ id, title, copy }) =>
		[
			...(kind.reservedIds?.includes(id) ? ['is named as no item may be'] : []),
			...itemProblems(kind, copy, today),
			...picturesProblems(kind, copy, pictures, demo),
			...Object.entries(entries).flatMap(([field, range]) => entryProblems(field, copy, range)),
		].map((problem) => (title === undefined ? problem : `“${title}”: ${problem}`)),
	)
	return [...(ownProblems?.(file, basename(path, '.json')) ?? []), ...ofItems]
}

/** Counts one language: that both have as many is asked for elsewhere. */
function entryProblems(field: string, { english }: AnyCopy, range: Range): string[] {
	const value = english[field]
	return Array.isArray(value)
		? rangeProblems(value.length, `entries in ${field}`, range)
		: rangeProblems(String(value).split('<h2>').length - 1, `chapters in ${field}`, range)
}
