import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Asked for with the first press: what is needed only by these stays out of the first load. */
const onDemand = /node_modules\/(@base-ui|@floating-ui|reselect|tabbable|use-sync-external-store)\//

/** Of the shell and the design system, what most pages never show. */
const seldom = new RegExp(
	[
		'/src/ui/(toast-viewport|toast-face|preferences-(popover|panel)|scene|carousel(-controls)?)[.]',
		'/src/ui/use-(carousel|group-size|scroll-place)[.]',
		'/src/ui/(modal|otp-field|steps|segments|password-field|submit-button|form-failure|arriving-heading)[.]',
		'/src/features/shell/(profile-menu|sign-out|language-(chooser|choice|door)|direction-guard)[.]',
		'/src/lib/(service-worker|use-form)[.]',
	].join('|'),
)

/**
 * What every page needs comes in few files: over HTTP/1.1 each further one waits for a turn (docs/adr/0012-fewer-bytes-before-reading.md).
 */
function everyPage(module: string): string | null {
	if (module.includes('/node_modules/')) return onDemand.test(module) ? null : 'vendor'
	if (seldom.test(module)) return null
	const isText = /\/messages\.(en|hi)\.ts$/.test(module)
	return !isText && /\/src\/(ui|lib|features\/shell)\/[^?]*\.tsx?$/.test(module) ? 'shell' : null
}

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
			build: { manifest: true, rolldownOptions: { output: { codeSplitting: { groups: [{ name: everyPage }] } } } },
		},
	},
	plugins: [withoutServerFunctions, tanstackStart({ server: { entry: './server.ts', build: { inlineCss: true } } }), react()],
})
