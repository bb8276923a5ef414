/**
 * Breaks what knip has to find: a file, an export and packages that nothing uses, and a package that is used without a
 * word.
 */

/** @param {string} before a package.json */
function withDeadDependency(before) {
	const manifest = JSON.parse(before)
	manifest.dependencies = { ...manifest.dependencies, 'planted-package': '1.0.0' }
	return JSON.stringify(manifest)
}

const withDeadExport = (/** @type {string} */ before) => `${before}\nexport const plantedExport = 1\n`

/** @type {import('./plant.mjs').Violation[]} */
export const deadCodeViolations = [
	{ rule: 'files', file: 'server/src/features/planted-one/dead-file.ts', text: 'export const planted = 1\n' },
	{ rule: 'files', file: 'web/src/ui/planted-dead-file.ts', text: 'export const planted = 1\n' },
	// Every file of shared/ may be imported by its name: a dead one shows by its exports.
	{ rule: 'exports', file: 'shared/src/planted-dead-file.ts', text: 'export const planted = 1\n' },
	{ rule: 'exports', file: 'shared/src/language.ts', text: withDeadExport },
	{ rule: 'exports', file: 'server/src/env.ts', text: withDeadExport },
	...['package.json', 'shared/package.json', 'server/package.json', 'web/package.json'].map((file) => ({
		rule: 'dependencies',
		file,
		text: withDeadDependency,
	})),
	{
		rule: 'unlisted',
		file: 'server/src/main.ts',
		text: (before) => `import 'picocolors'\n${before}`,
	},
]
