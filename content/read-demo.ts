import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { readFiles } from './checked-files.ts'
import type { Demo, ReadFile } from './demo.ts'

/**
 * Reads the files of a demo, and says which have not their shape or lie where they do not belong: they would be stored with the
 * others without having been looked at.
 *
 * @param content the folder that `content/` is
 */
export async function readDemo(demo: Demo, content: string): Promise<{ files: ReadFile[]; problems: string[] }> {
	const { folder, folders } = demo
	if (!folders) return readFolder(demo, content, folder)
	const entries = (await readdir(join(content, folder))).sort()
	const files: ReadFile[] = []
	const problems = entries
		.filter((entry) => !folders.includes(entry))
		.map((entry) => `${folder}/${entry}: is not one of ${folders.join(', ')}`)
	for (const own of folders) {
		const path = `${folder}/${own}`
		const read = entries.includes(own)
			? await readFolder(demo, content, path)
			: { files: [], problems: [], isEmpty: true }
		files.push(...read.files)
		problems.push(...read.problems, ...(read.isEmpty ? [`${path}: has no file`] : []))
	}
	const strayed = files.flatMap(({ path, file }) => {
		const right = demo.folderOf?.(file)
		return right === undefined || path.startsWith(`${folder}/${right}/`) ? [] : [`${path}: belongs into ${right}/`]
	})
	return { files, problems: [...problems, ...strayed] }
}

async function readFolder(demo: Demo, content: string, folder: string) {
	const { files, found, problems } = await readFiles(content, folder, demo.shape)
	const read = files.map(({ path, file }) => {
		const { items, failed } = itemsOf(demo, file, basename(path, '.json'))
		problems.push(...failed.map((problem) => `${path}: ${problem}`))
		return { path, file, items }
	})
	return { files: read, problems: [...problems, ...nameProblems(demo, folder, found)], isEmpty: found.length === 0 }
}

/** The seed refuses what it cannot make an item of, such as a map of places that are not listed. */
function itemsOf(demo: Demo, file: unknown, name: string) {
	try {
		const items = demo.toItems(file, name).map(({ item, ...named }) => ({ ...named, copy: item as AnyCopy }))
		return { items, failed: [] }
	} catch (error) {
		return { items: [], failed: [(error as Error).message] }
	}
}

function nameProblems({ names }: Demo, folder: string, found: string[]): string[] {
	if (!names) return []
	return [
		...found
			.filter((name) => !names.includes(basename(name, '.json')))
			.map((name) => `${folder}/${name}: is not one of ${names.join(', ')}`),
		...names.filter((name) => !found.includes(`${name}.json`)).map((name) => `${folder}/${name}.json: is missing`),
	]
}
