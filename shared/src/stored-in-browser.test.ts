import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { StoredInBrowser } from './stored-entry.ts'
import { storedInBrowser } from './stored-in-browser.ts'

type Kind = StoredInBrowser['kind']

interface Use {
	kind: Kind
	/** Null: the code stores something, and this test cannot tell under which name. */
	name: string | null
	file: string
}

/** In the list already, in the code soon. A name that has arrived has to leave this array. */
const comingKeys: string[] = []

/** What packages store for us, and the file of theirs that does. */
const storedByPackages: Record<string, string> = {
	'tsr-scroll-restoration-v1_3': '@tanstack/router-core/dist/esm/scroll-restoration.js',
	'tanstack_router_reload:': '@tanstack/react-router/dist/esm/lazyRouteComponent.js',
}

const root = fileURLToPath(new URL('../..', import.meta.url))

const sources = new Map(
	['web/src', 'web/worker', 'server/src', 'shared/src'].flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
			.filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\./.test(file))
			.map((file) => [join(folder, file), withoutComments(readFileSync(join(root, folder, file), 'utf8'))] as const),
	),
)

function withoutComments(code: string) {
	return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

/** Where the browser's stores are touched; the first group is the expression that gives the name. */
const patterns: [Kind, RegExp][] = [
	[
		'localStorage',
		/\blocalStorage\b(?!\s*:)(?!(?<=\w\(\s*localStorage)\s*[,)])(?:\s*\.\s*(?:get|set|remove)Item\(\s*([^,)]+))?/g,
	],
	[
		'sessionStorage',
		/\bsessionStorage\b(?!\s*:)(?!(?<=\w\(\s*sessionStorage)\s*[,)])(?:\s*\.\s*(?:get|set|remove)Item\(\s*([^,)]+))?/g,
	],
	['cookie', /\bdocument\.cookie\s*=(?!=)\s*(`[^`]*`|[\w.]+)?/g],
	['cookie', /['"]set-cookie['"]\s*[,:]\s*(`[^`]*`|[\w.]+)?/g],
	['cookie', /\b(?:setCookie|clearCookie|serializeCookie)\(\s*([^,)]+)/g],
	['indexedDB', /\b(?:openDB(?:<\w+>)?|indexedDB\s*\.\s*(?:open|deleteDatabase))\(\s*([^,)]+)/g],
	['cache', /\bcaches\s*\.\s*open\(\s*([^,)]+)/g],
	['cache', /\bcacheName\s*:\s*([^,}\n]+)/g],
	['cache', /\bsetCacheNameDetails\(\s*\{[^}]*?prefix\s*:\s*([^,}\n]+)/g],
]

/** A storage handed to a function: what the function's file does with it. */
const handedOver = /(\w+)\(\s*(localStorage|sessionStorage)\s*[,)]/g

function usesOfHandedOver(file: string, code: string): Use[] {
	return [...code.matchAll(handedOver)].flatMap(([, taker, kind]) => {
		const source = [code, ...sources.values()].find((other) => other.includes(`function ${taker}(`)) ?? ''
		const calls = [...source.matchAll(/\.(?:get|set|remove)Item\(\s*([^,)]+)/g)]
		const names = calls.length > 0 ? calls.flatMap(([, argument = '']) => namesOf(argument, source)) : [null]
		return names.map((name) => ({ kind: kind as Kind, name, file }))
	})
}

/** The texts that an expression can stand for: a literal, a constant, or what a function's callers pass to it. */
function namesOf(expression: string, code: string): (string | null)[] {
	const text = expression.trim()
	const literal = /^['"]([^'"]+)['"]$/.exec(text)?.[1] ?? /^`([^`$]+)`$/.exec(text)?.[1]
	if (literal) return [literal]
	// The name of a cookie is what stands before the first equals sign.
	const cookie = /^`(?:([\w-]+)|\$\{(\w+)\})=/.exec(text)
	if (cookie) return cookie[1] ? [cookie[1]] : namesOf(cookie[2] ?? '', code)
	if (text.startsWith('`')) return [/^`([\w:-]+)/.exec(filledIn(text, code))?.[1] ?? null]
	return /^\w+$/.test(text) ? namesBehind(text, code) : [null]
}

/** What an identifier stands for: a constant, the function that makes a cookie, or what is passed or listed. */
function namesBehind(text: string, code: string): (string | null)[] {
	const constant = constantNamed(text, code)
	if (constant) return namesOf(constant, code)
	const writer = [...sources.values()].find((source) => source.includes(`export function ${text}(`))
	if (writer) return cookieNamesIn(writer)
	const listed = new RegExp(`for \\(const ${text} of \\[([^\\]]+)\\]`).exec(code)?.[1]
	if (listed) return listed.split(',').flatMap((name) => namesOf(name, code))
	const takers = [...code.matchAll(new RegExp(`function\\s+(\\w+)\\s*\\(\\s*${text}\\s*:`, 'g'))]
	const passed = takers.flatMap(([, name]) => [
		...code.matchAll(new RegExp(`(?<!function\\s+)\\b${name}\\(\\s*([^,)]+)`, 'g')),
	])
	return passed.length > 0 ? passed.flatMap(([, argument = '']) => namesOf(argument, code)) : [null]
}

/** A function that makes a cookie stands in one file with the cookie's names, as constants that end in `Name`. */
function cookieNamesIn(code: string): (string | null)[] {
	const names = [...code.matchAll(/^(?:export )?const \w+Name = ('[^']+'|`[^`]+`)/gm)]
	return names.length > 0 ? names.flatMap(([, value = '']) => namesOf(value, code)) : [null]
}

/** `__Host-${plainName}` with the constant in its place. */
const filledIn = (template: string, code: string) =>
	template.replace(/\$\{(\w+)\}/g, (whole, name: string) => constantNamed(name, code)?.slice(1, -1) ?? whole)

/** Of the same file, else one that another file exports. */
function constantNamed(name: string, code: string): string | undefined {
	const value = String.raw`const\s+${name}\b[^=\n]*=\s*('[^']+'|\x60[^\x60]+\x60)`
	const own = new RegExp(`^(?:export )?${value}`, 'm').exec(code)?.[1]
	if (own) return own
	const exported = new RegExp(`^export ${value}`, 'm')
	for (const other of sources.values()) {
		const found = exported.exec(other)?.[1]
		if (found) return found
	}
}

const uses: Use[] = [...sources]
	.filter(([file]) => !/stored-(in-browser|by-practice|entry)[.]ts$/.test(file))
	.flatMap(([file, code]) => [
		...usesOfHandedOver(file, code),
		...patterns.flatMap(([kind, pattern]) =>
			[...code.matchAll(pattern)]
				.flatMap(([, expression]) => (expression ? namesOf(expression, code) : [null]))
				.map((name) => ({ kind, name: name?.replace(/^__Host-/, '') ?? null, file })),
		),
	])

const means = (entry: StoredInBrowser, kind: Kind, name: string | null) =>
	entry.kind === kind && (/[-:]$/.test(entry.name) ? name?.startsWith(entry.name) : name === entry.name)

describe('the list of what the browser keeps', () => {
	it('can be held against the code: every name of a cookie, key or cache is readable from it', () => {
		expect(uses.filter(({ name }) => name === null)).toEqual([])
		expect(uses.length).toBeGreaterThan(5)
	})

	it('has everything that the code stores', () => {
		expect(uses.filter(({ kind, name }) => !storedInBrowser.some((entry) => means(entry, kind, name)))).toEqual([])
	})

	it('has nothing that the code does not store', () => {
		const unused = storedInBrowser.filter((entry) => !uses.some(({ kind, name }) => means(entry, kind, name)))
		const expected = [...comingKeys, ...Object.keys(storedByPackages)]
		expect(unused.map(({ name }) => name).sort()).toEqual(expected.sort())
	})

	it.each(Object.entries(storedByPackages))('knows what a package stores: %s', (name, file) => {
		expect(readFileSync(join(root, 'node_modules', file), 'utf8')).toContain(name)
	})

	it('names each thing once', () => {
		const names = storedInBrowser.map(({ kind, name }) => `${kind} ${name}`)
		expect(new Set(names).size).toBe(names.length)
	})
})
