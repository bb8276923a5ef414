import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { partStyles } from './part-styles.ts'
import { textsByLanguage } from './texts-by-language.ts'

const webFolder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Our own caller of `import()` takes the place of Vite's, which would ask again for the style sheets that are inside
 * the page, and never again for one that has failed once: see src/lib/load-part.ts.
 */
const loadsParts: Plugin = {
	name: 'loads-parts',
	enforce: 'pre',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	load: {
		filter: { id: /^\0vite\/preload-helper\.js$/ },
		handler: () => `export { loadPart as __vitePreload } from '${webFolder}src/lib/load-part.ts'`,
	},
}

/**
 * These groups come beside the files that the bundler makes by itself: one holds what every page begins with, and
 * another what many parts of the product show. They leave out the entry, which waits for the page's own files, texts,
 * of which a reader needs one language, and the outbox, for which a page asks only where something is kept.
 */
const codeGroups: Rolldown.CodeSplittingGroup[] = [
	{ name: 'start', tags: ['$initial'], test: /^(?!.*\/src\/client[.]tsx)/, priority: 1 },
	{ name: 'parts', test: /\/src\/(ui|lib)\/(?!outbox\/).*(?<![.](en|hi)[.]ts)$/, minShareCount: 12 },
]

/** What every page has by the time that it asks for more. */
const isOnEveryPage = /\/(start|parts|rolldown-runtime)-[^/]+[.]js$/

/**
 * Leaves out of the files that are fetched ahead of a part what is there already, and the part itself, which is asked for
 * in the same moment: their names were 1.5 kB of what each page begins with.
 */
const neededBeside = (file: string, needed: string[]) =>
	needed.filter((name) => name !== file && !isOnEveryPage.test(name))

/** A page of 110 kB names so many classes that short names make it 10 kB shorter, and 0.6 kB when compressed. */
const shortName = '[hash:base64:5]'
const readableName = '[local]_[hash:base64:5]'

export default defineConfig(({ command }) => ({
	root: webFolder,
	// React has what the libraries bring for older ones.
	resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
	// A font turned into a `data:` address would be refused by the content security policy.
	build: { assetsInlineLimit: 0 },
	environments: {
		// The manifest is read and removed by bin/write-service-worker.mjs.
		client: {
			build: {
				manifest: true,
				modulePreload: { resolveDependencies: neededBeside },
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: codeGroups,
						},
					},
				},
			},
		},
		// The server loads all of it when it starts: one file takes a fifth of a start's time less than a thousand.
		ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
	},
	css: { modules: { generateScopedName: command === 'build' ? shortName : readableName } },
	plugins: [
		textsByLanguage(),
		partStyles(),
		loadsParts,
		tanstackStart({ server: { entry: './server.ts', build: { inlineCss: true } } }),
		react(),
	],
}))
