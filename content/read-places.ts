import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson, type Shape } from './checked-files.ts'

/** Reads the places and lines that maps may name; null where one of the two files has not its shape. */
export async function readPlaces<T>(folder: string, shape: Shape<T>): Promise<{ file: T | null; problems: string[] }> {
	const read = async (name: string) => parseJson(await readFile(join(folder, `${name}.json`), 'utf8').catch(() => ''))
	const parsed = shape.safeParse({ places: await read('places'), lines: await read('lines') })
	if (parsed.success) return { file: parsed.data, problems: [] }
	return {
		file: null,
		problems: parsed.error.issues.map((issue) => `places/${issue.path.join('.')}: ${issue.message}`),
	}
}
