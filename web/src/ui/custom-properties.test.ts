import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const sources = globSync('**/*.{css,ts,tsx}', { cwd: root })
	.filter((file) => !/\.test\.tsx?$/.test(file))
	.map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }))

/** A rule sets them (`--ink: …`), or a component does: `'--place': …`, `setProperty('--top', …)`. */
const defined = new Set(
	sources.flatMap(({ file, text }) =>
		[...text.matchAll(file.endsWith('.css') ? /(--[\w-]+)\s*:/g : /['"`](--[\w-]+)['"`]/g)].map(([, name]) => name),
	),
)

/** A library sets these on the elements that it shows. */
const ofLibraries = /^--(?:toast|anchor|available|transform|popup|positioner)-/

// A name that nobody has set makes the whole declaration void: a surface has no colour, and nothing says so.
it('each custom property that a style uses without a fallback is set somewhere', () => {
	const unknown = sources
		.filter(({ file }) => file.endsWith('.css'))
		.flatMap(({ file, text }) =>
			[...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
				.filter(([, name = '']) => !defined.has(name) && !ofLibraries.test(name))
				.map(([, name]) => `${file}: ${name}`),
		)
	expect(unknown).toEqual([])
})
