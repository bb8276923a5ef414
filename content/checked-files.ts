import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names what is used of a zod schema. */
export interface Shape<T> {
	safeParse(
		value: unknown,
	): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

export interface Named<T> {
	/** The path is below the folder, such as `banners/essay.json`. */
	path: string
	file: T
}

/**
 * Gives the files of a kind that have its shape, the names of all that were found, and what is wrong with the others.
 */
export function readFiles<T>(folder: string, kind: string, shape: Shape<T>) {
	const files: Named<T>[] = []
	const problems: string[] = []
	const found = readdirSync(join(folder, kind)).sort()
	for (const name of found) {
		const path = `${kind}/${name}`
		if (!/^[a-z0-9]+(-[a-z0-9]+)*\.json$/.test(name)) problems.push(`${path}: is not named <id>.json, the id a slug`)
		// The name is that of a folder, or of a file that is not ours to read.
		if (!name.endsWith('.json')) continue
		const parsed = shape.safeParse(parseJson(readFileSync(join(folder, path), 'utf8')))
		if (parsed.success) files.push({ path, file: parsed.data })
		else problems.push(...parsed.error.issues.map((issue) => `${path}: ${issue.path.join('.')} ${issue.message}`))
	}
	return { files, found, problems }
}

/** Returns undefined, which is no file of ours, for what is not JSON. */
export function parseJson(content: string): unknown {
	try {
		return JSON.parse(content)
	} catch {
		return undefined
	}
}
