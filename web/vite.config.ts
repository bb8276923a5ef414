import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

/** What a page shows of these it shows after a press, or it is a page that few open: each comes with what needs it. */
const seldom = new RegExp(
	[
		'/src/ui/(toast-viewport|toast-face|preferences-(popover|panel)|scene|carousel(-controls)?)[.]',
		'/src/ui/use-(carousel|group-size|scroll-place)[.]',
		'/src/ui/(modal|otp-field|steps|segments|password-field|submit-button|form-failure|arriving-heading)[.]',
		'/src/lib/(service-worker|use-form)[.]',
	].join('|'),
)

const isText = /\/messages\.(en|hi)\.ts$/
const isPart = /\/src\/(ui\/|lib\/|features\/answer-writing\/(question-row|empty-list|list-links)\.)[^?]*tsx?$/
const isLibrary = /\/node_modules\/(?!@tanstack\/(start-client-core|react-start))/

/**
 * The list of questions and a question come together: on a patchy network the question's 2 kB could not be had when it is tapped.
 */
const practice =
	/\/src\/(features\/answer-writing\/(answer-writing-|question-(actions|details|dialog|frame|list))|routes\/answer-writing-practice.*tsr-split)/

/**
 * What every page needs comes in few files: over HTTP/1.1 each further one waits for a turn (docs/adr/0012-fewer-bytes-before-reading.md).
 * The first that claims a module has it, with all that the module needs and nobody has claimed.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
	{ name: 'vendor', tags: ['$initial'], test: isLibrary, priority: 4 },
	// Without the entry, which waits for the page's own files: those would wait for it.
	{ name: 'shell', tags: ['$initial'], test: /^(?!.*\/src\/client[.]tsx)/, priority: 3 },
	{
		name: 'parts',
		test: (module: string) => isPart.test(module) && !isText.test(module) && !seldom.test(module),
		priority: 2,
	},
	{ name: 'practice', test: practice, priority: 1 },
]

/**
 * The framework's caller of server functions, and with it 9 kB that read and write their messages. There are none: pages ask the
 * API (docs/adr/0012-fewer-bytes-before-reading.md).
 */
const withoutServerFunctions: Plugin = {
	name: 'without-server-functions',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	load: {
		filter: { id: /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js/ },
		handler: () => `export const createClientRpc = () => { throw new Error('There are no server functions.') }`,
	},
}

export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	build: {
		// A font turned into a `data:` address would be refused by the content security policy.
		assetsInlineLimit: 0,
		// All styles are 9 kB and come with the page: a part's own file that failed once would never be asked for again.
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
})
