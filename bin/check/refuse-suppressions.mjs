/**
 * Fails when a comment switches a rule off. A rule that is wrong for a file is changed in its configuration, where the
 * reason stands beside it. Prints each place as `<what> <file>:<line>`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../run/project.mjs'

/** Each is written in two parts, because this file is searched as well. */
const suppressions = [`biome${'-ignore'}`, `@ts${'-ignore'}`, `@ts${'-nocheck'}`]

const isSource = /\.(ts|tsx|mjs|css)$/
const isLeftOut = /^(node_modules|dist|\..*)$|\.gen\.ts$/

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
	return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name)
		if (isLeftOut.test(entry.name)) return []
		if (entry.isDirectory()) return sourcesIn(path)
		return isSource.test(path) ? [path] : []
	})
}

for (const file of sourcesIn('')) {
	const lines = readFileSync(inProject(file), 'utf8').split('\n')
	for (const [index, line] of lines.entries()) {
		for (const suppression of suppressions.filter((text) => line.includes(text))) {
			console.log(`${suppression} ${file}:${index + 1}`)
			process.exitCode = 1
		}
	}
}
