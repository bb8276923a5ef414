/**
 * Writes dist/client/sw.js after the build: web/worker, and in it the names of the files that the build has.
 *
 * What the worker fetches when it is installed is little on purpose (docs/adr/0015-service-worker.md): the files that the page has just
 * loaded anyway, and the part that shows messages, which is wanted when the network is gone.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = `${root}dist/client`
const manifestFolder = `${client}/.vite`

/** Parts that are loaded on demand, and must come also without network. */
const wantedOffline = ['src/ui/toast-viewport.tsx']

/** @type {Record<string, { file: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(await readFile(`${manifestFolder}/manifest.json`, 'utf8'))
// It is for this script, not for visitors.
await rm(manifestFolder, { recursive: true })

/**
 * Lists a file, and the code without which it does not run.
 * @param {string} key @returns {string[]}
 */
function withImports(key) {
	const { file, imports } = chunkOf(key)
	return [`/${file}`, ...(imports ?? []).flatMap(withImports)]
}

/**
 * Lists the styles of a part, which does not show without them.
 * @param {string} key @returns {string[]}
 */
function stylesOf(key) {
	const { css, imports } = chunkOf(key)
	return [...(css ?? []).map((file) => `/${file}`), ...(imports ?? []).flatMap(stylesOf)]
}

/** @param {string} key */
function chunkOf(key) {
	const chunk = manifest[key]
	if (!chunk) throw new Error(`The build has no ${key}.`)
	return chunk
}

const assets = (await readdir(`${client}/assets`)).filter((name) => !/\.(br|gz)$/.test(name)).sort()

/** @param {string} start of the name, before its hash */
function font(start) {
	const name = assets.find((asset) => asset.startsWith(start))
	if (!name) throw new Error(`The build has no font ${start}.`)
	return `/assets/${name}`
}

const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
// The styles of the entry have come inside the page.
const partStyles = wantedOffline.flatMap(stylesOf).filter((file) => !entries.flatMap(stylesOf).includes(file))

/** @type {import('../worker/build-files.ts').BuildFiles} */
const files = {
	all: assets.map((name) => `/assets/${name}`),
	everyPage: [...new Set([...[...entries, ...wantedOffline].flatMap(withImports), ...partStyles])].sort(),
	fonts: {
		english: { text: font('khula-latin-400'), display: font('eczar-latin-640') },
		hindi: { text: font('khula-devanagari-400'), display: font('eczar-devanagari-640') },
	},
}

await build({
	root,
	configFile: false,
	logLevel: 'warn',
	define: { BUILD_FILES: JSON.stringify(files) },
	build: {
		outDir: client,
		emptyOutDir: false,
		copyPublicDir: false,
		target: 'es2022',
		rolldownOptions: {
			input: `${root}worker/service-worker.ts`,
			output: { entryFileNames: 'sw.js', format: 'iife' },
		},
	},
})
