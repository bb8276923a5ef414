import { defineConfig } from 'vitest/config'
import { textsByLanguage } from './web/texts-by-language.ts'

const minute = 60_000

/**
 * The browser and durability tests start whole servers and use the machine's time: one file after another.
 */
const wholeProduct = { testTimeout: 2 * minute, hookTimeout: 2 * minute, fileParallelism: false }

const inBrowsers = {
	globalSetup: ['e2e/harness/global-setup.ts'],
	...wholeProduct,
	// What is waited for may take as long as what Playwright waits for: one second is over soon on a busy machine.
	expect: { poll: { timeout: minute / 2 } },
	// A browser and a server on two processors miss a moment now and then; `npm test` names who needed this.
	retry: 1,
}

export default defineConfig({
	test: {
		projects: [
			{ test: { name: 'bin', include: ['bin/**/*.test.mjs'] } },
			{ test: { name: 'content', include: ['content/**/*.test.ts'] } },
			{ test: { name: 'shared', include: ['shared/src/**/*.test.ts'] } },
			{ plugins: [textsByLanguage()], test: { name: 'web', include: ['web/{src,worker}/**/*.test.{ts,tsx}'] } },
			{
				test: {
					name: 'server',
					include: ['server/src/**/*.test.ts'],
					globalSetup: ['server/src/testing/global-setup.ts'],
					testTimeout: minute,
					hookTimeout: minute,
				},
			},
			{ test: { name: 'e2e', include: ['e2e/*.e2e.ts'], ...inBrowsers } },
			{ test: { name: 'screens', include: ['e2e/screens/*.e2e.ts'], ...inBrowsers } },
			{
				test: { name: 'durability', include: ['e2e/durability/**/*.e2e.ts'], ...wholeProduct, testTimeout: 8 * minute },
			},
		],
	},
})
