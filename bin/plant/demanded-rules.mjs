import { matchesGlob } from 'node:path'

/**
 * Names a rule that has to be broken, and where.
 *
 * @typedef {object} DemandedRule
 * @property {string} name as the tool names it
 * @property {string[]} [includes] the files that it is set for, where these are not all
 */

/**
 * @typedef {object} BiomeConfig the parts of biome.jsonc that set rules
 * @property {{ path: string, includes: string[] }[]} plugins
 * @property {{ rules: Record<string, unknown> }} linter
 * @property {{ includes: string[], linter?: { rules?: Record<string, Record<string, unknown>> } }[]} overrides
 */

/**
 * Lists what biome.jsonc sets: rules for all files, as `lint/<group>/<rule>`, rules for some files, and the plugins' own, which are named
 * only by their messages.
 *
 * @param {BiomeConfig} config
 * @param {(file: string) => string} read
 * @returns {DemandedRule[]}
 */
export function demandedRules({ plugins, linter, overrides }, read) {
	const { preset, ...groups } = linter.rules
	return [
		...namesOf(groups).map((name) => ({ name })),
		...overrides.flatMap(({ includes, linter: own }) => namesOf(own?.rules ?? {}).map((name) => ({ name, includes }))),
		...plugins.flatMap(({ path, includes }) => namesInMessages(read(path)).map((name) => ({ name, includes }))),
	]
}

/**
 * Gives the rules that nothing breaks, or not where they are set.
 *
 * @param {DemandedRule[]} rules
 * @param {{ rule: string, file: string }[]} violations
 */
export function unbrokenRules(rules, violations) {
	const isBroken = (/** @type {DemandedRule} */ { name, includes }) =>
		violations.some(({ rule, file }) => rule === name && (!includes || isIncluded(file, includes)))
	return rules
		.filter((rule) => !isBroken(rule))
		.map(({ name, includes }) => (includes ? `${name} in ${includes.join(', ')}` : name))
}

/** @param {object} groups */
function namesOf(groups) {
	return Object.entries(groups).flatMap(([group, rules]) =>
		Object.entries(rules).flatMap(([rule, setting]) => (setting === 'off' ? [] : [`lint/${group}/${rule}`])),
	)
}

/** @param {string} plugin */
function namesInMessages(plugin) {
	return [...new Set([...plugin.matchAll(/message="([\w-]+):/g)].map(([, name = '']) => name))]
}

/**
 * @param {string} file
 * @param {string[]} includes those with `!` in front take files away again
 */
function isIncluded(file, includes) {
	const matches = (/** @type {string} */ glob) => matchesGlob(file, glob)
	const isLeftOut = includes.some((glob) => glob.startsWith('!') && matches(glob.slice(1)))
	return !isLeftOut && includes.some((glob) => !glob.startsWith('!') && matches(glob))
}
