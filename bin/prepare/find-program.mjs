import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * @param {string[]} names tried in this order
 * @param {string[]} [folders] the folders of PATH unless told
 * @returns {string | null} the full path of the first that is there
 */
export function findProgram(names, folders = process.env.PATH?.split(delimiter) ?? []) {
	for (const name of names) {
		for (const folder of folders) {
			const path = join(folder, name)
			if (folder !== '' && existsSync(path)) return path
		}
	}
	return null
}
