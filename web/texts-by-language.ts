import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Marks the module that stands in for the texts of a folder. */
const mark = '\0texts:'
const folder = fileURLToPath(new URL('src/', import.meta.url))
const messages = `${folder}lib/messages.ts`

/**
 * Lets a component import its texts from `messages.en.ts` and get those of the reader's language: the import gives a `MessageSource`,
 * which `useMessages` and `textsIn` read, and each language stays in a file of its own that only its readers ask for
 * (docs/adr/0033-texts-without-loaders.md).
 *
 * Only values are replaced: `import type` is gone by then.
 *
 * @throws when a file of English texts has no Hindi one beside it: the build ends there
 */
export function textsByLanguage(): Plugin {
	return {
		name: 'texts-by-language',
		enforce: 'pre',
		async resolveId(source, importer) {
			if (!source.endsWith('.en.ts') || !importer?.startsWith(folder)) return null
			const file = await this.resolve(source, importer, { skipSelf: true })
			return file && mark + file.id
		},
		load(id) {
			if (!id.startsWith(mark)) return null
			const english = id.slice(mark.length)
			this.addWatchFile(english)
			return sourcesOf(english, namesIn(readFileSync(english, 'utf8')))
		},
	}
}

const namesIn = (code: string) => [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)

function sourcesOf(english: string, names: (string | undefined)[]): string {
	const load = (file: string, name = '') => `async () => (await import(${JSON.stringify(file)})).${name}`
	const hindi = english.replace(/en[.]ts$/, 'hi.ts')
	return [
		`import { defineMessages } from ${JSON.stringify(messages)}`,
		...names.map(
			(name) =>
				`export const ${name} = defineMessages({ english: ${load(english, name)}, hindi: ${load(hindi, name)} })`,
		),
	].join('\n')
}
