import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

/** What few pages show, or only after a press: each comes with what needs it. */
const seldom = new RegExp(
	[
		'/src/ui/(toast-viewport|toast-face|preferences-(popover|panel)|scene|carousel(-controls)?|progress|tab-links|jali-panel|chip)[.]',
		'/src/ui/use-(carousel|group-size|scroll-place)[.]',
		'/src/ui/(modal|otp-field|steps|segments|password-field|submit-button|form-failure|arriving-heading)[.]',
		'/src/lib/(service-worker|use-form)[.]',
	].join('|'),
)

/** A question in a list. */
const question = new RegExp(
	[
		'/src/ui/(question-card|difficulty-badge|meta-row|tag-list|tag|loading-sheet)[.]',
		'/src/features/answer-writing/(question-row|empty-list|list-links|messages)[.]tsx?$',
	].join('|'),
)

/** The list and an opened question, together: on a patchy network the question's 2 kB could not be had when it is tapped. */
const practice = new RegExp(
	[
		'/src/ui/(search-field|pager|dialog|dialog-close-link|fact-row|side-card|category-grid|list-header)[.]',
		'/src/features/answer-writing/(answer-writing-|question-(actions|details|dialog|frame|list|page))',
		'/src/routes/answer-writing-practice.*tsr-split',
	].join('|'),
)

const isLibrary = /\/node_modules\/(?!@tanstack\/(start-client-core|react-start))/
// The entry waits for the page's own files: with the shell it would be waited for by those.
const isNoEntry = /^(?!.*\/src\/client[.]tsx)/
const notParts = [/\/messages\.(en|hi)\.ts$/, seldom, question, practice]
const isPart = (module: string) =>
	/\/(src\/(ui|lib)\/.*|shared\/src\/format-day[.])tsx?$/.test(module) && !notParts.some((other) => other.test(module))

/**
 * What every page needs comes in few files: over HTTP/1.1 each further one waits for a turn (docs/adr/0012-fewer-bytes-before-reading.md).
 * The group of the highest priority has a module, with all that the module needs and no other group claims.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
	{ name: 'vendor', tags: ['$initial'], test: isLibrary, priority: 5 },
	{ name: 'shell', tags: ['$initial'], test: isNoEntry, priority: 4 },
	{ name: 'practice', test: practice, priority: 1 },
	{ name: 'question', test: question, priority: 2 },
	{ name: 'parts', test: isPart, priority: 3 },
]

/**
 * Short names for the classes of CSS modules, as in 'ab3': the module's place in the list of all, and the class's place in it. They
 * are the same in every build and on both sides, and the styles weigh a seventh less.
 */
function shortName(name: string, file: string): string {
	const module = styleModules.indexOf(relative(webFolder, file.replace(/[?].*/, '')))
	if (module < 0) throw new Error(`${file} is not among the styles of the pages.`)
	const classes = classesOf.get(module) ?? []
	classesOf.set(module, classes)
	if (!classes.includes(name)) classes.push(name)
	const letters = 'abcdefghijklmnopqrstuvwxyz'
	return `${letters[Math.floor(module / 26)]}${letters[module % 26]}${classes.indexOf(name)}`
}

const webFolder = fileURLToPath(new URL('.', import.meta.url))
const styleModules = globSync('src/**/*.module.css', { cwd: webFolder }).sort()
const classesOf = new Map<number, string[]>()

/**
 * The framework's caller of server functions, and with it 11 kB that read and write their messages. There are none: pages ask the
 * API (docs/adr/0012-fewer-bytes-before-reading.md).
 */
const withoutServerFunctions: Plugin = {
	name: 'without-server-functions',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	load: {
		filter: { id: /start-client-core\/dist\/esm\/client\/ServerFunctionSerializationAdapter\.js/ },
		handler: () => `export const ServerFunctionSerializationAdapter = { key: '$TSS/serverfn', test: () => false }`,
	},
}

export default defineConfig(({ command }) => ({
	root: webFolder,
	// React has what the libraries bring for older ones.
	resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
	css: { modules: command === 'build' ? { generateScopedName: shortName } : {} },
	build: {
		// A font turned into a `data:` address would be refused by the content security policy.
		assetsInlineLimit: 0,
		// All styles are 16 kB and come with the page: a part's own file that failed once would never be asked for again.
		cssCodeSplit: false,
	},
	environments: {
		// The manifest is read and removed by bin/write-service-worker.mjs.
		client: {
			build: { manifest: true, rolldownOptions: { output: { codeSplitting: { groups } } } },
		},
	},
	plugins: [
		withoutServerFunctions,
		tanstackStart({ server: { entry: './server.ts', build: { inlineCss: true } } }),
		react(),
	],
}))
