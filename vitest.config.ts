import { defineConfig } from 'vitest/config'
import { AuditsFirst } from './e2e/harness/audits-first.ts'
import { textsByLanguage } from './web/texts-by-language.ts'

const minute = 60_000

/** Whole servers are started there. */
const patient = { testTimeout: 2 * minute, hookTimeout: 2 * minute }

/** What is waited for may take as long as what Playwright waits for: one second is over soon on a busy machine. */
const unhurried = { expect: { poll: { timeout: minute / 2 } } }

/** What takes thousands of cases takes more than the usual five seconds while the machine does something else. */
const onBusyMachine = { testTimeout: minute / 2 }

/** The files of a worker share its modules, which are loaded once: a quarter of the time. What a file stubs it puts back. */
const inOneWorker = { isolate: false }

/** A worker has one product and one browser, which its files share: `isolate` would end the browser with each file. */
const inBrowsers = {
	globalSetup: ['e2e/harness/global-setup.ts'],
	...patient,
	...inOneWorker,
	// Two leave a fifth of two processors idle, while pages wait for a clock or for the database: 125 stories took 156 s, with three 142 s.
	maxWorkers: 3,
	sequence: { groupOrder: 1 },
	tags: [{ name: 'smoke', description: 'journeys that `npm test` takes on the embedded database, too' }],
	...unhurried,
	// A finding is told whole, also in the sum at the end of `npm test`.
	chaiConfig: { truncateThreshold: 2_000 },
	// A browser and a server on two processors miss a moment now and then; `npm test` names who needed this.
	retry: 1,
}

export default defineConfig({
	test: {
		sequence: { sequencer: AuditsFirst },
		projects: [
			{ test: { name: 'bin', include: ['bin/**/*.test.mjs'], ...onBusyMachine } },
			{ test: { name: 'content', include: ['content/**/*.test.ts'], ...inOneWorker, ...onBusyMachine } },
			{ test: { name: 'shared', include: ['shared/src/**/*.test.ts'], ...inOneWorker, ...onBusyMachine } },
			{
				plugins: [textsByLanguage()],
				test: { name: 'web', include: ['web/{src,worker}/**/*.test.{ts,tsx}'], ...inOneWorker, ...onBusyMachine },
			},
			{
				test: {
					name: 'server',
					...inOneWorker,
					include: ['server/src/**/*.test.ts'],
					globalSetup: ['server/src/testing/global-setup.ts'],
					tags: [
						{
							name: 'one-run',
							description: 'whose database is no matter, or proven beside it: `npm test` runs it once',
						},
					],
					...patient,
					...unhurried,
				},
			},
			{
				test: { name: 'browser', include: ['e2e/*.e2e.ts', 'e2e/{audit,pages,screens}/*.e2e.ts'], ...inBrowsers },
			},
			{
				test: {
					name: 'durability',
					include: ['e2e/durability/**/*.e2e.ts'],
					globalSetup: ['e2e/durability/global-setup.ts'],
					...patient,
					testTimeout: 8 * minute,
					fileParallelism: false,
				},
			},
		],
	},
})
