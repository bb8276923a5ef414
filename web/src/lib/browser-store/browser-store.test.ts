import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearAtSignOut } from './clear-at-sign-out.ts'
import { declared } from './declared.ts'
import { listStored } from './list-stored.ts'
import { reloadedParts, scrollPlaces, sessionCookie } from './stored.ts'
import { storedText } from './stored-text.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Has its keys as its own properties, as a browser's storage does. */
function storageStub(): Storage {
	const methods = {
		getItem: (key: string) => (store as unknown as Record<string, string>)[key] ?? null,
		setItem: (key: string, value: string) => Object.assign(store, { [key]: String(value) }),
		removeItem: (key: string) => delete (store as unknown as Record<string, string>)[key],
	}
	const store = Object.create(methods) as Storage
	return store
}

let deleted: string[]

beforeEach(() => {
	deleted = []
	vi.stubGlobal('localStorage', storageStub())
	vi.stubGlobal('sessionStorage', storageStub())
	vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) })
})
afterEach(() => vi.unstubAllGlobals())

describe('a stored text', () => {
	const draft = storedText('localStorage', 'draft:', 'cleared')

	it('is read as it was written, each part for itself, and of nothing as null', () => {
		expect(draft.writeJson({ text: 'A' }, 'q1') && draft.write('plain', 'q2')).toBe(true)
		expect([draft.readJson('q1'), draft.read('q2'), draft.read('q3'), draft.readJson('q3')]).toEqual([
			{ text: 'A' },
			'plain',
			null,
			null,
		])
		expect(draft.parts()).toEqual(['q1', 'q2'])
		draft.remove('q1')
		expect(Object.keys(localStorage)).toEqual(['draft:q2'])
	})

	it('that is no JSON is nothing', () => {
		draft.write('{"text":', 'q1')
		expect(draft.readJson('q1')).toBeNull()
	})

	it.each([
		['is missing', undefined],
		['refuses', new Proxy({}, { get: refuse, ownKeys: refuse })],
	])('tells that nothing was kept where the storage %s', (_, storage) => {
		vi.stubGlobal('localStorage', storage)
		expect([draft.write('A', 'q1'), draft.writeJson({}, 'q1'), draft.remove('q1')]).toEqual([false, false, false])
		expect([draft.read('q1'), draft.readJson('q1'), draft.parts()]).toEqual([null, null, []])
	})
})

function refuse(): never {
	throw new DOMException('refused', 'SecurityError')
}

describe('a sign-out', () => {
	it('clears what is to be cleared, of every kind, and nothing else', () => {
		for (const name of ['note', 'noteDraft:q1', 'noteDraft:q2', 'theme', 'own:meera']) localStorage.setItem(name, '1')
		sessionStorage.setItem('round:rivers', '1')
		clearAtSignOut([
			{ kind: 'localStorage', name: 'note', keeping: 'cleared' },
			{ kind: 'localStorage', name: 'noteDraft:', keeping: 'cleared' },
			{ kind: 'localStorage', name: 'theme', keeping: 'impersonal' },
			{ kind: 'localStorage', name: 'own:', keeping: 'owned' },
			{ kind: 'sessionStorage', name: 'round:', keeping: 'cleared' },
			{ kind: 'indexedDB', name: 'photos', keeping: 'cleared' },
		])
		expect([Object.keys(localStorage), Object.keys(sessionStorage), deleted]).toEqual([
			['theme', 'own:meera'],
			[],
			['photos'],
		])
	})

	it('goes on where the browser refuses its storages', () => {
		for (const kind of ['localStorage', 'sessionStorage', 'indexedDB']) vi.stubGlobal(kind, undefined)
		expect(() => clearAtSignOut()).not.toThrow()
	})
})

describe('the register', () => {
	it('has the declarations of every module, each with its texts, and each thing once', () => {
		const names = listStored().map(({ kind, name }) => `${kind} ${name}`)
		expect(names.length).toBe(declared.length)
		expect(new Set(names).size).toBe(names.length)
		expect(new Set(declared.map(({ file }) => file)).size).toBe(filesNamed('stored.ts').length)
		expect(names.length).toBeGreaterThan(20)
	})

	it.each([
		[scrollPlaces, '@tanstack/router-core/dist/esm/scroll-restoration.js'],
		[reloadedParts, '@tanstack/react-router/dist/esm/lazyRouteComponent.js'],
	])('knows what a package stores: $name', ({ name }, file) => {
		expect(readFileSync(join(root, 'node_modules', file), 'utf8')).toContain(name)
	})

	it('knows the cookies of the server', () => {
		const setting = filesNamed(/[.]ts$/, 'server/src').filter(
			(file) =>
				!/test/.test(file) && /['"]set-cookie['"]|document[.]cookie/.test(readFileSync(join(root, file), 'utf8')),
		)
		expect(setting.sort()).toEqual([
			'server/src/features/accounts/sessions/start-session.ts',
			'server/src/features/preferences/routes.ts',
		])
		const source = readFileSync(join(root, 'server/src/platform/http/session-cookie.ts'), 'utf8')
		expect(source).toContain(`'${sessionCookie.name}'`)
	})
})

describe('the way around the register', () => {
	const sources = filesNamed(/[.]tsx?$/)
		.filter((file) => !/[.]test[.]|\/lib\/browser-store\//.test(file))
		.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
	const filesWith = (pattern: RegExp) => sources.flatMap(({ file, source }) => (pattern.test(source) ? [file] : []))

	it('is not taken by a longer name, which the linter does not see', () => {
		expect(
			filesWith(/\b(window|globalThis|self)\s*(\?[.]|[.[])\s*['"]?(localStorage|sessionStorage|indexedDB|caches)/),
		).toEqual([])
	})

	it('is not taken by the package that opens databases', () => {
		expect(filesWith(/from 'idb'/)).toEqual([
			'web/src/lib/outbox/older-database.ts',
			'web/src/lib/outbox/outbox-storage.ts',
		])
	})
})

function filesNamed(end: string | RegExp, ...folders: string[]): string[] {
	return (folders.length > 0 ? folders : ['web/src', 'web/worker']).flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
			.filter((file) => (typeof end === 'string' ? file.split('/').at(-1) === end : end.test(file)))
			.map((file) => `${folder}/${file}`),
	)
}
