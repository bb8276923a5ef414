/** Breaks bin/check/refuse-suppressions.mjs with a comment of each kind, written in two parts as there. */

/** @type {import('./plant.mjs').Violation[]} */
export const suppressionViolations = [`biome${'-ignore'}`, `@ts${'-ignore'}`, `@ts${'-nocheck'}`].map((rule) => ({
	rule,
	file: `server/src/planted/suppression-${rule.replace(/\W/g, '')}.ts`,
	text: `// ${rule}\nexport const planted = 1\n`,
}))
