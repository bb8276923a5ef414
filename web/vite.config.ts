import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { codeGroups } from './code-groups.ts'
import { partStyles } from './part-styles.ts'
import { textsByLanguage } from './texts-by-language.ts'

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

/**
 * What the framework tells each page of its modules, in its head and again in its data. A script at the end of the page asks for them
 * (src/lib/start-script.ts), so only the sheets that come inside it are left.
 */
const withoutModuleLists: Plugin = {
	name: 'without-module-lists',
	enforce: 'pre',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'ssr',
	load: {
		filter: { id: /start-server-core\/dist\/esm\/router-manifest\.js/ },
		handler: () => `export async function getStartManifest() {
			const { tsrStartManifest } = await import('tanstack-start-manifest:v')
			const { inlineCss, routes } = tsrStartManifest()
			const sheets = Object.entries(routes).flatMap(([id, { css }]) => (css?.length ? [[id, { css }]] : []))
			return { inlineCss, routes: Object.fromEntries(sheets) }
		}`,
	},
}

/** The generated tree names each route once more beside the route itself, and its place twice: without that it is shorter by 0.7 kB. */
const withoutRouteNames: Plugin = {
	name: 'without-route-names',
	enforce: 'pre',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: /\/routeTree[.]gen[.]ts$/ },
		// By now it is JavaScript.
		handler: (code) =>
			code
				.replace(
					/const (\w+RouteChildren) = \{([^}]*)\}/g,
					(_, name: string, routes: string) => `const ${name} = [${routes.replace(/\w+:/g, '')}]`,
				)
				.replace(
					/(\w+RouteImport)\.update\(\{\s*id: (['"][^'"]+['"]),\s*path: \2,\s*getParentRoute: \(\) => rootRouteImport,?\s*\}\)/g,
					'placed($1, $2)',
				)
				.concat(
					'\nfunction placed(route, path) { return route.update({ id: path, path, getParentRoute: () => rootRouteImport }) }',
				),
	},
}

/**
 * What is asked for together with a part of the code, of all that it needs. The lists of it come with every page, so that they leave
 * out what every page has, and the part itself, for which nobody waits (src/lib/load-part.ts).
 */
function fetchedAhead(file: string, needed: string[]): string[] {
	return needed.filter((other) => other !== file && !/\/(vendor|shell|parts|rolldown-runtime)-[^/]*[.]js$/.test(other))
}

/** Parts whose styles could not be had are asked for again: see src/lib/load-part.ts. */
const withRetries: Plugin = {
	name: 'with-retries',
	enforce: 'pre',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	load: {
		filter: { id: /^\0vite\/preload-helper\.js$/ },
		handler: () => `export { loadPart as __vitePreload } from '${webFolder}src/lib/load-part.ts'`,
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
		modulePreload: { resolveDependencies: (file, needed) => fetchedAhead(file, needed) },
	},
	environments: {
		// The manifest is read and removed by bin/write-service-worker.mjs.
		client: {
			build: {
				manifest: true,
				rolldownOptions: {
					output: {
						codeSplitting: { groups: codeGroups },
						// As few as the bundler allows: every page has the names of all files.
						chunkFileNames: 'assets/[name]-[hash:7].js',
					},
				},
			},
		},
	},
	plugins: [
		textsByLanguage(),
		partStyles(),
		withoutServerFunctions,
		withoutModuleLists,
		withoutRouteNames,
		withRetries,
		tanstackStart({ server: { entry: './server.ts', build: { inlineCss: true } } }),
		react(),
	],
}))
