import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { inProject } from '../bin/run/project.mjs'

/** Reads the files of a folder of the demo content, each with its id. */
export async function readContent<File>(
	folder: string,
	shape: { parse(value: unknown): File },
): Promise<[string, File][]> {
	const place = inProject(`content/${folder}`)
	const names = (await readdir(place)).filter((name) => name.endsWith('.json')).sort()
	return Promise.all(
		names.map(async (name) => [
			basename(name, '.json'),
			shape.parse(JSON.parse(await readFile(`${place}/${name}`, 'utf8'))),
		]),
	)
}
