/**
 * @typedef {object} CheckStep
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {boolean} [isExplained] what it says is shown also when it passed
 */

/** Each of these folders has a tsconfig.json; the repository's own covers the configuration files and content/. */
const typedFolders = ['.', 'bin', 'shared', 'server', 'web', 'web/worker', 'e2e', 'bench']

/**
 * Lists the quality checks, the longest first. A new one is added here and nowhere else.
 *
 * @type {CheckStep[]}
 */
export const checkSteps = [
	{ name: 'planted violations', command: 'node', args: ['bin/plant-violations.mjs'], isExplained: true },
	{ name: 'dead code (knip)', command: 'knip', args: ['--no-progress', '--treat-config-hints-as-errors'] },
	{
		name: 'format and lint (Biome)',
		command: 'biome',
		args: ['ci', '--error-on-warnings', '--max-diagnostics=none', '--colors=off', '.'],
	},
	{ name: 'dependency rules (dependency-cruiser)', command: 'depcruise', args: ['--output-type=err-long', '.'] },
	...typedFolders.map((folder) => ({
		name: `types (${folder === '.' ? 'configuration, content' : folder})`,
		command: 'tsc',
		args: ['--project', folder],
	})),
	{ name: 'no rule switched off in a comment', command: 'node', args: ['bin/check/refuse-suppressions.mjs'] },
	{ name: 'demo content', command: 'node', args: ['--disable-warning=ExperimentalWarning', 'content/validate.ts'] },
]
