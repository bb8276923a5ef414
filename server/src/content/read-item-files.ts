import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { z } from 'zod'

/** Reads the items that the files of a folder hold, in the order of their ids: a file is named by the id. */
export async function readItemFiles<S extends z.ZodType, I>(
	folder: string,
	shape: S,
	toItem: (file: z.output<S>) => I,
): Promise<{ id: string; item: I }[]> {
	const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
	return Promise.all(
		names.map(async (name) => {
			const file = shape.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
			return { id: basename(name, '.json'), item: toItem(file) }
		}),
	)
}
