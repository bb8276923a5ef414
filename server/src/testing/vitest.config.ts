import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		root: fileURLToPath(new URL('../..', import.meta.url)),
		include: ['src/**/*.test.ts'],
		globalSetup: ['src/testing/global-setup.ts'],
	},
})
