import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Marks the module that stands in for an import of texts. */
const mark = '\0texts:'

/** Marks the module with the short messages of a feature's folder in one language. */
const bundleMark = '\0messages:'
const folder = fileURLToPath(new URL('src/', import.meta.url))
const messages = `${folder}lib/messages.ts`

/**
 * Lets a component import its texts from `messages.en.ts` and get those of the reader's language: the import gives a `MessageSource`,
 * which `useMessages` and `textsIn` read, and each language stays in a file of its own that only its readers ask for
 * (docs/adr/0033-texts-without-loaders.md). Short messages of a feature's folder come in one file: one by one they would be eighty.
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
			if (source.startsWith(bundleMark)) return source
			if (!source.endsWith('.en.ts') || !importer?.startsWith(folder)) return null
			const file = await this.resolve(source, importer, { skipSelf: true })
			return file && mark + file.id
		},
		load(id) {
			if (id.startsWith(bundleMark)) return messagesOf(id.slice(bundleMark.length))
			if (!id.startsWith(mark)) return null
			const english = id.slice(mark.length)
			this.addWatchFile(english)
			return sourcesOf(english, namesIn(readFileSync(english, 'utf8')))
		},
	}
}

const namesIn = (code: string) => [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)

function sourcesOf(english: string, names: (string | undefined)[]): string {
	const hindi = english.replace(/en[.]ts$/, 'hi.ts')
	return [
		`import { defineMessages } from ${JSON.stringify(messages)}`,
		...names.map(
			(name) =>
				`export const ${name} = defineMessages({ english: ${loaderOf(english, name)}, hindi: ${loaderOf(hindi, name)} })`,
		),
	].join('\n')
}

const isOfFolder = /^(.*\/features\/.+)\/[\w-]*messages[.](en|hi)[.]ts$/

/** A long text is a file of its own. */
function loaderOf(file: string, name = ''): string {
	const [, ofFeature, language] = isOfFolder.exec(file) ?? []
	if (!ofFeature || isLong(file)) return `async () => (await import(${JSON.stringify(file)})).${name}`
	const bundle = `${bundleMark}${ofFeature}:${language}`
	return `async () => (await import(${JSON.stringify(bundle)})).${nameOf(file)}.${name}`
}

/** @param bundle a folder, a colon, and the language */
function messagesOf(bundle: string): string {
	const [within = '', language] = bundle.split(':')
	const files = globSync(`*messages.${language}.ts`, { cwd: within }).sort()
	const short = files.filter((file) => !isLong(join(within, file)))
	return short.map((file) => `export * as ${nameOf(join(within, file))} from '${join(within, file)}'`).join('\n')
}

/** The length is measured in Hindi for both languages. */
const isLong = (file: string) => statSync(file.replace(/(en|hi)[.]ts$/, 'hi.ts')).size > 3000

const nameOf = (file: string) => file.replace(/^.*\/features\//, '').replace(/\W/g, '_')
