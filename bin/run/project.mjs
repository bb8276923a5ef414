import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The path of the repository's folder, with a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/** @param {string} path relative to the repository's folder */
export const inProject = (path) => join(projectFolder, path)

export const isWindows = process.platform === 'win32'

/**
 * The path of Node 24, which npm installs with the other packages. The scripts in bin/ may themselves run on an older
 * one.
 */
export const projectNode = inProject(isWindows ? 'node_modules/node/bin/node.exe' : 'node_modules/node/bin/node')

/**
 * Makes the environment for programs of this project: `node` and the installed tools are found first, and what Node has
 * compiled once is kept.
 *
 * @param {Record<string, string | undefined>} [additions] undefined removes a variable
 */
export function projectEnvironment(additions) {
	return {
		...process.env,
		PATH: [inProject('node_modules/.bin'), process.env.PATH].join(delimiter),
		NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || inProject('node_modules/.cache/compiled'),
		...additions,
	}
}
