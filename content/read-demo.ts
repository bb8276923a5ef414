import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AnyCopy } from '@aravalli/shared/content/kind'
import { titleOf } from '@aravalli/shared/content/title-of'
import { readFiles } from './checked-files.ts'
import type { Demo, ReadFile } from './demo.ts'

interface Read {
	files: ReadFile[]
	problems: string[]
}

/**
 * Reads the files of a demo, and says which have not their shape or lie where they do not belong: they would be stored with the
 * others without having been looked at.
 *
 * @param content the folder that `content/` is
 * @param today is the day from which days of the demo count back, 'YYYY-MM-DD' in India
 */
export function readDemo(demo: Demo, content: string, today: string): Read {
	const { folder, folders } = demo
	if (!folders) return readFolder(demo, content, today)
	const entries = readdirSync(join(content, folder)).sort()
	const read = folders
		.filter((own) => entries.includes(own))
		.map((own) => readFolder(demo, content, today, `${folder}/${own}`))
	const files = read.flatMap((own) => own.files)
	return {
		files,
		problems: [
			...namesProblems(folder, entries, folders),
			...read.flatMap(({ problems }) => problems),
			...folders
				.filter((own) => !files.some(({ path }) => path.startsWith(`${folder}/${own}/`)))
				.map((own) => `${folder}/${own}: has no file`),
			...files.flatMap(({ path, file }) => {
				const right = demo.folderOf?.(file)
				return right === undefined || path.startsWith(`${folder}/${right}/`) ? [] : [`${path}: belongs into ${right}/`]
			}),
		],
	}
}

function readFolder(demo: Demo, content: string, today: string, folder = demo.folder): Read {
	const { files, found, problems } = readFiles(content, folder, demo.shape)
	const wanted = demo.names?.map((name) => `${name}.json`)
	const read = files.map(({ path, file }) => {
		try {
			const items = demo.toItems(file, basename(path, '.json'), today)
			return { path, file, items: items.map(({ id, item }) => readItem(demo, id, item as AnyCopy, items.length > 1)) }
		} catch (error) {
			// The seed cannot make an item of it either, such as a map of places that are not listed.
			problems.push(`${path}: ${(error as Error).message}`)
			return { path, file, items: [] }
		}
	})
	const missing = wanted?.filter((name) => !found.includes(name)).map((name) => `${folder}/${name}: is missing`)
	return { files: read, problems: [...problems, ...namesProblems(folder, found, wanted), ...(missing ?? [])] }
}

const readItem = ({ own }: Demo, id: string, copy: AnyCopy, isOneOfSeveral: boolean) =>
	isOneOfSeveral ? { id, copy, title: titleOf(own.kind, copy.english) } : { id, copy }

const namesProblems = (folder: string, found: string[], wanted?: readonly string[]) =>
	wanted
		? found
				.filter((name) => !wanted.includes(name))
				.map((name) => `${folder}/${name}: is not one of ${wanted.join(', ')}`)
		: []
