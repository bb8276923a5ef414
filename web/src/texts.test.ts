import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/[.](test|en|hi)[.]tsx?$/.test(file))

/** What the build does not put in the place of an import of texts, a name and where else than in these calls it is read. */
function readWithoutLanguage(code: string): string[] {
	const imported = [...code.matchAll(/^import \{([^}]+)\} from '[^']+[.]en[.]ts'/gm)].flatMap(([, names = '']) =>
		names.split(','),
	)
	const names = imported
		.map((name) => name.split(' as ').at(-1)?.trim() ?? '')
		.filter((name) => name && !name.startsWith('type '))
	const rest = code
		.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
		.replace(/^import [^']+'[^']+'|^export [{][^}]+[}]/gm, '')
		.replace(/\b(typeof|useMessages\(|textsIn\(|(texts|emptyTexts):) ?\w+/g, '')
	return names.filter((name) => new RegExp(`(?<![.'\\w])${name}\\b(?!:)`).test(rest))
}

describe('texts that a component imports', () => {
	it('are read through useMessages or textsIn, which know the language, or handed to a kind, whose pages read them so', () => {
		const found = sources.flatMap((file) =>
			readWithoutLanguage(readFileSync(`${root}/${file}`, 'utf8')).map((name) => `${file}: ${name}`),
		)
		expect(found).toEqual([])
	})

	it('are found when they are read directly', () => {
		const code = "import { messages } from './messages.en.ts'\nexport const title = messages.title\n"
		expect(readWithoutLanguage(code)).toEqual(['messages'])
	})
})
