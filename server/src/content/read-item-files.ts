import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { z } from 'zod'

/** Reads the items that the files of a folder and of those in it hold, in the order of their ids: a file is named by the id. */
export async function readItemFiles<S extends z.ZodType, I>(
	folder: string,
	shape: S,
	toItem: (file: z.output<S>) => I,
): Promise<{ id: string; item: I }[]> {
	const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.json'))
	const named = paths.map((path) => ({ path, id: basename(path, '.json') }))
	named.sort((one, other) => (one.id < other.id ? -1 : 1))
	return Promise.all(
		named.map(async ({ path, id }) => {
			const file = shape.parse(JSON.parse(await readFile(join(folder, path), 'utf8')))
			return { id, item: toItem(file) }
		}),
	)
}
