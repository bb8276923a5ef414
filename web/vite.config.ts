import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Asked for with the first press: what is needed only by these stays out of the first load. */
const onDemand = /node_modules\/(@base-ui|@floating-ui|reselect|tabbable|use-sync-external-store)\//

/**
 * What every page needs comes in few files: over HTTP/1.1 each further one waits for a turn (docs/adr/0012-fewer-bytes-before-reading.md).
 */
function everyPage(module: string): string | null {
	if (module.includes('/node_modules/')) return onDemand.test(module) ? null : 'vendor'
	const text = module.match(/\/src\/(?:ui|features\/shell)\/messages\.(en|hi)\.ts$/)
	if (text) return `texts-${text[1]}`
	if (/\/src\/ui\/(toast-viewport|toast-face|preferences-(popover|panel))\./.test(module)) return null
	return /\/src\/(ui|lib|features\/shell)\/[^?]*\.tsx?$/.test(module) ? 'shell' : null
}

export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	// A font turned into a `data:` address would be refused by the content security policy.
	build: { assetsInlineLimit: 0 },
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: everyPage }] } } } } },
	},
	plugins: [tanstackStart({ server: { entry: './server.ts', build: { inlineCss: true } } }), react()],
})
