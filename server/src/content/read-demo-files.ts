import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DemoFiles } from './demo-files.ts'

/** Is where the demo lies. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url))

/** @throws ZodError for a file that has not its shape */
export async function readDemoFiles<F>(files: DemoFiles<F>, today: string, content = contentFolder) {
	const folder = join(content, files.folder)
	const names = files.names?.map((name) => `${name}.json`) ?? (await namesIn(folder))
	const read = names.map(async (name) => {
		const file = files.shape.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
		return files.toItems(file, basename(name, '.json'), today)
	})
	const items = (await Promise.all(read)).flat()
	return files.lastFirst ? items.reverse() : items
}

async function namesIn(folder: string): Promise<string[]> {
	const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.json'))
	const named = paths.map((path) => ({ path, id: basename(path, '.json') }))
	return named.sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ path }) => path)
}
