import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { inProject, projectFolder } from '../run/project.mjs'

/**
 * Breaks one rule on purpose.
 *
 * @typedef {object} Violation
 * @property {string} rule as the tool names it
 * @property {string} file where the tool is to report it
 * @property {string | ((before: string) => string)} text what the file becomes
 * @property {Record<string, string>} [needs] further files, by their names
 */

const notCopied = ['node_modules', '.git', '.next', 'dist', 'data']

/**
 * Copies the project, without what is built or installed, into a temporary folder. The packages are linked, so that the
 * tools find them; the project's own workspaces are those of the copy.
 *
 * @returns {string} the folder; the caller removes it
 */
export function copyProject() {
	const folder = mkdtempSync(join(tmpdir(), 'aravalli-planted-'))
	cpSync(projectFolder, folder, { recursive: true, filter: (path) => !notCopied.includes(basename(path)) })
	const packages = join(folder, 'node_modules')
	mkdirSync(join(packages, '@aravalli'), { recursive: true })
	for (const name of readdirSync(inProject('node_modules'))) {
		if (name !== '@aravalli') symlinkSync(inProject(`node_modules/${name}`), join(packages, name))
	}
	for (const workspace of ['shared', 'server', 'web']) {
		symlinkSync(join(folder, workspace), join(packages, '@aravalli', workspace))
	}
	return folder
}

/**
 * @param {string} folder a copy of the project
 * @param {Violation[]} violations
 */
export function plant(folder, violations) {
	for (const { file, text, needs } of violations) {
		for (const [name, content] of Object.entries(needs ?? {})) write(join(folder, name), content)
		const path = join(folder, file)
		const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
		write(path, typeof text === 'string' ? text : text(before))
	}
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
	mkdirSync(dirname(path), { recursive: true })
	writeFileSync(path, text)
}
