import { readFileSync } from 'node:fs'
import { fingerprint, isMadeFrom, markAsMadeFrom } from '../prepare/fingerprint.mjs'
import { inProject } from '../run/project.mjs'

/** The stamp is committed, so that a fresh clone knows it, too. */
const stampFile = 'bin/plant/.proven'

/** Lists the rules, what breaks them, and what reports them. */
const sources = [
	'.dependency-cruiser.mjs',
	'biome.jsonc',
	'knip.json',
	'tsconfig.json',
	'tsconfig.base.json',
	'bin/check',
	'bin/plant',
	'bin/plant-violations.mjs',
]

const tools = ['@biomejs/biome', 'dependency-cruiser', 'knip', 'typescript']

/**
 * Leaves out the stamp itself, tests, and the scripts that run all checks: they change nothing of what a tool reports.
 */
const isLeftOut = (/** @type {string} */ path) =>
	path === stampFile || path.endsWith('.test.mjs') || /\/(run-checks|check-steps)\.mjs$/.test(path)

/** Tells whether everything was reported when the rules, the violations and the tools were what they are now. */
export const isProven = () => isMadeFrom(stampFile, current())

export const markAsProven = () => markAsMadeFrom(stampFile, current())

function current() {
	const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
	return `${[...describeTools(packages), `rules and violations ${fingerprint(sources, isLeftOut)}`].join('\n')}\n`
}

/**
 * @param {Record<string, { version?: string }>} packages of package-lock.json
 * @throws for a tool that is not in it: its next version would not be seen
 */
export function describeTools(packages) {
	return tools.map((name) => {
		const version = packages[`node_modules/${name}`]?.version
		if (!version) throw new Error(`package-lock.json has no ${name}`)
		return `${name} ${version}`
	})
}
