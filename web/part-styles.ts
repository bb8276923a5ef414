import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const webFolder = fileURLToPath(new URL('.', import.meta.url))
const declaration = /\blazyPart\(\s*\(\) =>\s*import\(\s*'([^']+)'/g

/**
 * Tells the server which style sheets each lazy part has (src/ui/lazy-part.tsx), so that they are in the pages that it renders the
 * part into. The framework knows the sheets of routes alone.
 *
 * On the server each `lazyPart` gets the file that it imports, and src/part-sheets.ts has the sheets by these files, from the
 * browser's build, which ends before.
 *
 * @throws when the import of a `lazyPart` cannot be read: the build ends there
 */
export function partStyles(): Plugin {
	let sheets: PartSheets = { styles: {}, parts: {} }
	const files = new Set<string>()
	return {
		name: 'part-styles',
		enforce: 'post',
		load: {
			filter: { id: /\/part-sheets[.]ts$/ },
			handler: () => `export const partSheets = ${JSON.stringify(sheets)}`,
		},
		transform: {
			order: 'pre',
			filter: { id: /[.]tsx?(?:[?].*)?$/, code: /\blazyPart\(/ },
			async handler(code, id) {
				const file = id.replace(/[?].*/, '')
				if (file.endsWith('/lazy-part.tsx')) return
				const sources = [...code.matchAll(declaration)].map(([, source = '']) => source)
				const calls = code.match(/\blazyPart\(/g) ?? []
				if (sources.length < calls.length) throw new Error(`${id}: write lazyPart(() => import('./file.tsx').then(…))`)
				const found = await Promise.all(sources.map(async (source) => (await this.resolve(source, file))?.id ?? source))
				const named = found.map((file) => relative(webFolder, file))
				for (const file of named) files.add(file)
				// The browser needs no names.
				if (this.environment.name === 'client') return
				return code.replace(declaration, (call) => call.replace('lazyPart(', `lazyPart.of('${named.shift()}', `))
			},
		},
		generateBundle(_, bundle) {
			if (this.environment.name === 'client') sheets = sheetsOf([...files], bundle)
		},
	}
}

type PartSheets = typeof import('./src/part-sheets.ts').partSheets

function sheetsOf(files: string[], bundle: Rolldown.OutputBundle): PartSheets {
	const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
	const parts = files.map((file) => {
		const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(webFolder + file))
		if (!chunk) throw new Error(`${file} is in no chunk.`)
		return [file, sheetsWith(chunk, bundle)] as const
	})
	const names = new Set(parts.flatMap(([, sheets]) => sheets))
	return {
		styles: Object.fromEntries([...names].map((name) => [`/${name}`, textOf(bundle[name])])),
		parts: Object.fromEntries(parts.map(([file, sheets]) => [file, sheets.map((name) => `/${name}`)])),
	}
}

/** What the chunk imports comes before it, as in the browser. */
function sheetsWith(
	chunk: Rolldown.OutputChunk,
	bundle: Rolldown.OutputBundle,
	seen = new Set<Rolldown.OutputChunk>(),
): string[] {
	seen.add(chunk)
	const imported = chunk.imports.flatMap((name) => {
		const other = bundle[name]
		return other?.type === 'chunk' && !seen.has(other) ? sheetsWith(other, bundle, seen) : []
	})
	return [...new Set([...imported, ...(chunk.viteMetadata?.importedCss ?? [])])]
}

function textOf(output: Rolldown.OutputBundle[string] | undefined): string {
	if (output?.type !== 'asset') throw new Error('A style sheet is not in the bundle.')
	return output.source.toString().trim()
}
