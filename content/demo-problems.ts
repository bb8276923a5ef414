import { basename } from 'node:path'
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { collectionProblems, type ReadKind, repeatedItems } from './collection-problems.ts'
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
export async function demosProblems(demos: Demo[], folders: Folders, today: string) {
	const read: ReadKind[] = []
	const problems: string[] = []
	for (const demo of demos) {
		const { files, problems: unread } = await readDemo(demo, folders.content)
		read.push({ demo, files })
		problems.push(...unread)
		for (const file of files) {
			const found = await fileProblems(demo, file, { pictures: folders.pictures, today })
			problems.push(...found.map((problem) => `${file.path}: ${problem}`))
		}
	}
	return { read, problems: [...problems, ...read.flatMap(collectionProblems), ...repeatedItems(read)] }
}

async function fileProblems(demo: Demo, { path, file, items }: ReadFile, around: { pictures: string; today: string }) {
	const { kind } = demo
	const found = demo.ownProblems?.(file, basename(path, '.json')) ?? []
	for (const { id, title, copy } of items) {
		const own = [
			...(kind.reservedIds?.includes(id) ? ['is named as no item may be'] : []),
			...itemProblems(kind, copy, around.today),
			...(await picturesProblems(kind, copy, around.pictures, demo.pictureBytes)),
			...Object.entries(demo.entries ?? {}).flatMap(([field, range]) => entryProblems(field, copy, range)),
		]
		found.push(...own.map((problem) => (title === undefined ? problem : `“${title}”: ${problem}`)))
	}
	return found
}

/** Counts one language: that both have as many is asked for elsewhere. */
function entryProblems(field: string, { english }: AnyCopy, range: Range): string[] {
	const value = english[field]
	return Array.isArray(value)
		? rangeProblems(value.length, `entries in ${field}`, range)
		: rangeProblems(String(value).split('<h2>').length - 1, `chapters in ${field}`, range)
}
