/**
 * @typedef {object} TestStep
 * @property {'unit' | 'browser' | 'durability'} group what `npm test -- --only=<group>` chooses
 * @property {string} name
 * @property {string[]} projects of vitest.config.ts
 * @property {'embedded' | 'postgres'} database
 * @property {string} [label] stands before what it prints beside others; its database, left out
 * @property {string} [tag] only the tests that carry it, or with `!` before it only the others
 * @property {string[]} [options] further ones for Vitest, such as files
 * @property {string[]} [related] runs only the tests among these files and those that import one of them
 */

/** @typedef {TestStep[]} TestRound steps that run at once */

const unit = ['bin', 'content', 'shared', 'server', 'web']

/**
 * Lists what `npm test` runs, round by round. A page costs the browser thirty times what it costs the product, so the
 * stories run on one database: the quicker one. The journeys that write what the databases treat differently run on
 * both.
 *
 * @param {boolean} hasPostgres whether this machine has its server programs
 * @returns {TestRound[]}
 */
export function testRounds(hasPostgres) {
	if (!hasPostgres) {
		return [
			[{ group: 'unit', name: 'unit and server tests on the embedded database', projects: unit, database: 'embedded' }],
			[
				{
					group: 'browser',
					name: 'browser tests on the embedded database',
					projects: ['browser'],
					database: 'embedded',
				},
			],
			[durabilityOn('embedded')],
		]
	}
	return [
		[
			// What runs once runs on PostgreSQL, which is quicker; so the other has time left for what needs no database.
			{
				group: 'unit',
				name: 'unit tests, and server tests on the embedded database',
				projects: unit,
				database: 'embedded',
				tag: '!one-run',
			},
			{
				group: 'unit',
				name: 'server tests on PostgreSQL',
				projects: ['server'],
				database: 'postgres',
				// It has half as much again to do: alone, one processor had nothing to do for a third of the time.
				options: ['--maxWorkers=2'],
			},
		],
		[{ group: 'browser', name: 'browser tests on PostgreSQL', projects: ['browser'], database: 'postgres' }],
		// Who was killed is waited for: the processors have time for the journeys meanwhile.
		[
			...durabilityRound(hasPostgres),
			{
				group: 'browser',
				name: 'smoke journeys on the embedded database',
				label: 'smoke',
				projects: ['browser'],
				database: 'embedded',
				tag: 'smoke',
			},
		],
	]
}

/**
 * @param {boolean} hasPostgres
 * @returns {TestRound}
 */
export const durabilityRound = (hasPostgres) =>
	hasPostgres ? [durabilityOn('embedded'), durabilityOn('postgres')] : [durabilityOn('embedded')]

/**
 * @param {'embedded' | 'postgres'} database
 * @returns {TestStep}
 */
function durabilityOn(database) {
	const name = `durability on ${database === 'embedded' ? 'the embedded database' : 'PostgreSQL'}`
	return { group: 'durability', name, projects: ['durability'], database }
}
