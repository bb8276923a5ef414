import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** Texts may lie in one another. */
interface Texts {
	[name: string]: unknown
}

interface Code {
	/** Names the file of the texts. */
	readers: string
	/** May be handed texts by the readers. */
	parts: string
	/** A text's name may be chosen far from where the text is shown. */
	everything: string
}

/**
 * Finds texts that nothing shows. What is looked up by a name that only the running program knows (`m.problems[problem]`) counts for
 * all that could be found there; at the top, where one file has texts of many kinds, the name has to stand somewhere in quotes.
 *
 * @returns the names, those of nested texts with dots
 */
function findDeadTexts(texts: Texts, code: Code): string[] {
	const { readers, parts, everything } = code
	const isTable = has(/\buseMessages\(\w+\)\[/, readers)
	const isHandedOn = has(
		/\b(texts|emptyTexts): \w|(=\{|[(,:]\s*)(m|useMessages\(\w+\)|textsIn\([^)]+\))\s*[,)}]/,
		readers,
	)
	const reachable = isHandedOn ? readers + parts : readers
	return deadAmong(texts, code, (name) => {
		const word = plain(name)
		return isTable || isProperty(word, reachable) || isTakenOut(word, reachable) || has(`'${word}'`, everything)
	})
}

function deadAmong(texts: Texts, code: Code, isShown: (name: string) => boolean): string[] {
	return Object.entries(texts).flatMap(([name, text]) => {
		if (!isShown(name)) return [name]
		return isGroup(text) ? deadAmong(text, code, shownOf(name, code)).map((below) => `${name}.${below}`) : []
	})
}

/** Tells which texts of a group are shown: every one, those that are read from whatever holds the group, or those read beside its name. */
function shownOf(group: string, { readers, parts }: Code): (name: string) => boolean {
	const word = `\\b${plain(group)}\\b`
	const all = readers + parts
	if (has(`${word}(\\?\\.)?\\[`, all)) return () => true
	const isHandedOn = has(`${word}(?!\\??\\.\\w)`, readers) || !has(word, readers)
	if (isHandedOn) return (name) => isProperty(plain(name), all) || isTakenOut(plain(name), all)
	return (name) => has(`${word}\\??\\.${plain(name)}\\b`, all)
}

/** A class of a style sheet is no text. */
const isProperty = (word: string, code: string) => has(`(?<!\\bcss)\\.${word}\\b`, code)
const isTakenOut = (word: string, code: string) => has(`\\{[^{}]*\\b${word}\\b[^{}]*\\}\\s*(=[^>]|: |,)`, code)
const has = (pattern: string | RegExp, code: string) => new RegExp(pattern).test(code)
const plain = (name: string) => name.replace(/[^\w ]/g, '\\$&')
const isGroup = (text: unknown): text is Texts => typeof text === 'object' && text !== null && !Array.isArray(text)

describe('texts that nothing shows', () => {
	const found = (texts: Texts, readers: string, parts = '') =>
		findDeadTexts(texts, { readers, parts, everything: readers + parts })

	it('are found at the top and in a group', () => {
		const texts = { title: 'Title', lead: 'Lead', states: { open: 'Open', shut: 'Shut' } }
		expect(found(texts, '<h1 title={m.states.open}>{m.title}</h1>')).toEqual(['lead', 'states.shut'])
	})

	it('are found though a class, a variable or a property of something else has the name', () => {
		const texts = { title: 'Title', lead: 'Lead', states: { open: 'Open' } }
		expect(found(texts, 'const lead = [css.title, door.open, m.states.shut]')).toEqual(['title', 'lead', 'states.open'])
	})

	it.each([
		['by a name that is known only then', 'm.states[state]'],
		['out of a variable that holds their group', 'const { states } = m\nshow(states.open, states.shut)'],
		['one by one', 'const { open, shut } = m.states'],
		['by what their group is handed to', '<Door states={m.states} />\nconst Door = ({ states: t }) => t.open + t.shut'],
	])('are not those that are read %s', (_, code) => {
		expect(found({ states: { open: 'Open', shut: 'Shut' } }, code)).toEqual([])
	})

	it('are not those whose name is chosen elsewhere', () => {
		expect(found({ open: 'Open', shut: 'Shut' }, 'm[state]', "<Door state='open' />")).toEqual(['shut'])
	})

	it('are not there', async () => {
		expect(await deadTextsOfThePages()).toEqual([])
	})
})

const root = fileURLToPath(new URL('.', import.meta.url))
const files = globSync('**/*.{ts,tsx}', { cwd: root })
	.filter((file) => !/[.](test|en|hi)[.]tsx?$/.test(file))
	.map((file) => ({ file, code: withoutComments(readFileSync(join(root, file), 'utf8')) }))

function withoutComments(code: string): string {
	return code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
}

async function deadTextsOfThePages(): Promise<string[]> {
	// What the build puts in the place of an import of texts.
	type Sources = Record<string, { load(language: 'english'): Promise<Texts> }>
	const everything = joined(files)
	const modules = Object.entries(import.meta.glob<Sources>('./**/*.en.ts', { eager: true }))
	const dead = modules.map(async ([file, sources]) => {
		const texts = await Promise.all(Object.values(sources).map((source) => source.load('english')))
		const code = { ...readersOf(join(file)), everything }
		return texts.flatMap((some) => findDeadTexts(some, code).map((name) => `${file}: ${name}`))
	})
	return (await Promise.all(dead)).flat()
}

/** These are handed texts by any page. */
const isCommon = (file: string) => /^(lib|ui|content|features\/questions)\//.test(file)

function readersOf(texts: string): Pick<Code, 'readers' | 'parts'> {
	const [folder] = /^(features\/[^/]+|[^/]+)\//.exec(texts) ?? []
	const isReader = ({ file, code }: (typeof files)[number]) =>
		[...code.matchAll(/ from '([^']+[.]en[.]ts)'/g)].some(([, path = '']) => resolved(path, file) === texts)
	const isPart = (file: string) => isCommon(file) || (folder !== undefined && file.startsWith(folder))
	return {
		readers: joined(files.filter(isReader)),
		parts: joined(files.filter((file) => !isReader(file) && isPart(file.file))),
	}
}

const joined = (some: typeof files) => some.map(({ code }) => code).join('\n')

const resolved = (path: string, file: string) =>
	path.startsWith('#web/') ? path.slice('#web/'.length) : join(dirname(file), path)
