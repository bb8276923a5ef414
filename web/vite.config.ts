import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	// A font turned into a `data:` address would be refused by the content security policy.
	build: { assetsInlineLimit: 0 },
	plugins: [tanstackStart({ server: { entry: './server.ts', build: { inlineCss: true } } }), react()],
})
