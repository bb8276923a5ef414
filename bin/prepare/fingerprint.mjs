import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from '../run/project.mjs'

/**
 * Makes a hash over names and contents: equal as long as nothing was added, removed or changed. Times do not count,
 * because a checkout changes them.
 *
 * @param {string[]} paths files and folders, relative to the repository's folder
 * @param {(path: string) => boolean} [isLeftOut] asked for each file and folder inside the given folders
 */
export function fingerprint(paths, isLeftOut = () => false) {
	const hash = createHash('sha256')
	for (const path of paths.flatMap((given) => filesIn(given, isLeftOut))) {
		const content = readFileSync(inProject(path))
		hash.update(`${path} ${content.length}\n`).update(content)
	}
	return hash.digest('hex')
}

/**
 * @param {string} path
 * @param {(path: string) => boolean} isLeftOut
 * @returns {string[]}
 */
function filesIn(path, isLeftOut) {
	if (!statSync(inProject(path)).isDirectory()) return [path]
	const inside = readdirSync(inProject(path)).sort()
	return inside
		.map((name) => `${path}/${name}`)
		.filter((file) => !isLeftOut(file))
		.flatMap((file) => filesIn(file, isLeftOut))
}

/**
 * Tells whether a result was made from what the fingerprint stands for.
 *
 * @param {string} stampFile kept beside the result, relative to the repository's folder
 * @param {string} current
 */
export function isMadeFrom(stampFile, current) {
	return existsSync(inProject(stampFile)) && readFileSync(inProject(stampFile), 'utf8') === current
}

/**
 * @param {string} stampFile
 * @param {string} current
 */
export function markAsMadeFrom(stampFile, current) {
	mkdirSync(dirname(inProject(stampFile)), { recursive: true })
	writeFileSync(inProject(stampFile), current)
}
