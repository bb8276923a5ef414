/**
 * What `npm test` runs, in this order. A group is what `npm test -- --only=<group>` chooses.
 *
 * @typedef {object} TestStep
 * @property {'unit' | 'browser' | 'durability'} group
 * @property {string} name
 * @property {string[]} projects of vitest.config.ts
 * @property {'embedded' | 'postgres'} database
 */

/** @type {TestStep[]} */
export const testSteps = [
	{
		group: 'unit',
		name: 'unit and server tests on the embedded database',
		projects: ['bin', 'content', 'shared', 'server', 'web'],
		database: 'embedded',
	},
	{ group: 'unit', name: 'server tests on PostgreSQL', projects: ['server'], database: 'postgres' },
	{
		group: 'browser',
		name: 'browser tests on the embedded database',
		projects: ['e2e', 'screens'],
		database: 'embedded',
	},
	{ group: 'browser', name: 'journeys on PostgreSQL', projects: ['e2e'], database: 'postgres' },
	{
		group: 'durability',
		name: 'durability on the embedded database',
		projects: ['durability'],
		database: 'embedded',
	},
	{ group: 'durability', name: 'durability on PostgreSQL', projects: ['durability'], database: 'postgres' },
]
