/**
 * Who may import whom (docs/architecture.md). Every rule speaks of folders and file names, so a new feature is covered
 * without a change here. `bin/plant-violations.mjs` breaks each rule once and expects to see it reported.
 */

const tests = '[.](test|e2e)[.](tsx?|mjs)$'
const testing = '^server/src/testing/'
/** Files that describe endpoints with zod. Everything else that the browser may load is free of it. */
const contracts = '^shared/src/(.*contract|endpoint|api)[.]ts$'

/** @type {import('dependency-cruiser').DependencyType[]} */
const typeOnly = ['type-only', 'type-import']

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
	{
		name: 'no-cycles',
		comment: 'A cycle has no first file to read. The generated route tree and the router name each other by design.',
		from: {},
		to: { circular: true, viaOnly: { pathNot: 'routeTree[.]gen[.]ts$' } },
	},
	{
		name: 'nothing-unresolved',
		comment: 'The import leads nowhere.',
		from: {},
		// Made by the framework while it builds.
		to: { couldNotResolve: true, pathNot: '^tanstack-start-manifest:v$' },
	},
	{
		name: 'nobody-imports-tests',
		comment: 'A test is read by the test runner only.',
		from: {},
		to: { path: tests },
	},
	{
		name: 'testing-only-in-tests',
		comment: 'What helps tests never runs in production.',
		from: { pathNot: [tests, testing, '^(bin/test|e2e|bench)/', '^vitest[.]'] },
		to: { path: testing },
	},
	{
		name: 'production-needs-no-dev-dependency',
		comment: 'An installation without development packages must run.',
		from: { path: '^(shared|server|web)/src/', pathNot: [tests, testing] },
		to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', ...typeOnly] },
	},
	{
		name: 'packages-are-declared',
		comment: 'A package that only another package brings along disappears with it.',
		from: { path: '^(shared|server|web)/' },
		to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: typeOnly },
	},
	{
		name: 'bin-needs-no-package',
		comment: 'These scripts run on a fresh clone; what they start on Node 24 afterwards may read more of the project.',
		from: { path: '^bin/', pathNot: tests },
		to: { dependencyTypesNot: ['core', 'local'] },
	},
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const sides = [
	{
		name: 'web-without-server',
		comment: 'Pages reach data through the contract only.',
		from: { path: '^web/' },
		to: { path: '^server/' },
	},
	{
		name: 'server-without-web',
		comment: 'The server renders pages through the interface of platform/pages.',
		from: { path: '^server/' },
		to: { path: '^web/' },
	},
	{
		name: 'shared-stands-alone',
		comment: 'Both sides run this code, in Node and in the browser.',
		from: { path: '^shared/src/', pathNot: tests },
		to: { pathNot: ['^shared/src/', '(^|/)node_modules/zod/'] },
	},
	{
		name: 'browser-without-validator',
		comment: 'The browser takes the types of a contract. As a value it would bring zod along.',
		from: { path: '^(shared|web)/src/', pathNot: [contracts, tests] },
		to: { path: [contracts, '(^|/)node_modules/zod/'], dependencyTypesNot: typeOnly },
	},
]

/** What only editors and administrators open. */
const ofTheDesk = [
	'/desk/',
	'-preview[.]tsx$',
	'^web/src/routes/admin[.]',
	'^web/src/features/([^/]+/(preview|reported)|administration|media)/',
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const parts = [
	{
		name: 'rich-text-field-comes-late',
		comment: 'It is heavy and for editors alone: ui/editing/lazy-rich-text-field.tsx loads it where it is shown.',
		from: { path: '^web/', pathNot: ['^web/src/ui/editing/rich-text/', tests] },
		to: {
			path: ['^web/src/ui/editing/rich-text/(?!messages[.])', '(^|/)node_modules/(@tiptap/|prosemirror-)'],
			dependencyTypesNot: ['dynamic-import', ...typeOnly],
		},
	},
	{
		name: 'desk-comes-to-editors-alone',
		comment: 'Learners wait for no code of the desk: what they open loads it for an editor, when it is shown.',
		from: { path: '^web/src/', pathNot: [...ofTheDesk, tests] },
		to: { path: '^web/src/(content|features/[^/]+)/desk/', dependencyTypesNot: ['dynamic-import', ...typeOnly] },
	},
]

/** What several features agree on; each of the others is one feature's own. */
const sharedGround = '^shared/src/(content|questions)/'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const features = [
	{
		name: 'shared-feature-stands-alone',
		comment: 'A rule of one feature is not a rule of another: what both keep stands in shared/src itself.',
		from: { path: '^shared/src/([^/]+)/', pathNot: [contracts, tests] },
		to: { path: '^shared/src/[^/]+/', pathNot: ['^shared/src/$1/', sharedGround] },
	},
	{
		name: 'contracts-of-contracts',
		comment: 'A contract takes of another feature what its contract shows, never its rules.',
		from: { path: '^shared/src/([^/]+)/[a-z-]*contract[.]ts$' },
		to: { path: '^shared/src/[^/]+/', pathNot: ['^shared/src/$1/', contracts, sharedGround] },
	},
	{
		name: 'server-feature-through-public',
		comment: 'public.ts is all that a feature shows to another.',
		from: { path: '^server/src/features/([^/]+)/' },
		to: {
			path: '^server/src/features/[^/]+/',
			pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/public[.]ts$'],
		},
	},
	{
		name: 'accounts-know-no-feature',
		comment: 'Accounts are below the other features, which hand them how their personal data is exported and erased.',
		from: { path: '^server/src/features/accounts/', pathNot: tests },
		to: { path: '^server/src/features/', pathNot: '^server/src/features/accounts/' },
	},
	{
		name: 'web-feature-through-public',
		comment: 'public.tsx is all that a feature shows to another.',
		from: { path: '^web/src/features/([^/]+)/' },
		to: {
			path: '^web/src/features/[^/]+/',
			pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/public[.]tsx$'],
		},
	},
	{
		name: 'foundation-knows-no-feature',
		comment: 'platform/, ui/ and lib/ serve every feature alike.',
		from: { path: '^(server/src/platform|web/src/(ui|lib))/', pathNot: tests },
		to: { path: '^((server|web)/src/(content|features|routes)|shared/src/[^/]+)/' },
	},
	{
		name: 'content-knows-no-kind',
		comment: 'What is done once for all kinds of content is told by each kind what is its own.',
		from: { path: '^(server|shared|web)/src/content/', pathNot: tests },
		to: { path: '^((server|web)/src/(features|routes)|shared/src/(?!content/)[^/]+)/' },
	},
	{
		name: 'routes-without-tables',
		comment: 'A route says who may call what; the operation loads and stores.',
		from: { path: '[/-]routes[.]ts$' },
		to: { path: '/tables[.]ts$' },
	},
	{
		name: 'sql-only-in-tables',
		comment: 'All SQL of a feature can be read in one file.',
		from: { path: '^server/src/', pathNot: ['/tables[.]ts$', '^server/src/platform/database/', testing, tests] },
		to: { path: '(^|/)node_modules/(drizzle-orm|pg|@electric-sql)/' },
	},
]

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [...everywhere, ...sides, ...parts, ...features].map((rule) => ({ ...rule, severity: 'error' }))

/** @satisfies {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden,
	options: {
		doNotFollow: { path: '(^|/)node_modules/' },
		exclude: { path: '^(web/dist|bench/baselines)/' },
		combinedDependencies: true,
		tsPreCompilationDeps: true,
		enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
	},
}
