import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inProject } from '../run/project.mjs'
import { fingerprint, isMadeFrom, markAsMadeFrom } from './fingerprint.mjs'

/** Its path is relative to the repository's folder, as the fingerprint wants it. */
let folder = ''

beforeEach(() => {
	folder = relative(inProject(''), mkdtempSync(inProject('node_modules/.fingerprint-')))
	writeFileSync(inProject(`${folder}/page.ts`), 'one')
	writeFileSync(inProject(`${folder}/page.test.ts`), 'test')
})
afterEach(() => rmSync(inProject(folder), { recursive: true }))

describe('a fingerprint', () => {
	it('changes with a content, a name and a new file', () => {
		const before = fingerprint([folder])
		writeFileSync(inProject(`${folder}/page.ts`), 'two')
		const changed = fingerprint([folder])
		writeFileSync(inProject(`${folder}/other.ts`), '')
		expect(new Set([before, changed, fingerprint([folder])]).size).toBe(3)
	})

	it('stays when only a time changes, as a checkout does', () => {
		const before = fingerprint([folder])
		utimesSync(inProject(`${folder}/page.ts`), 1, 1)
		expect(fingerprint([folder])).toBe(before)
	})

	it('does not see what is left out', () => {
		const isTest = (/** @type {string} */ path) => path.endsWith('.test.ts')
		const before = fingerprint([folder], isTest)
		writeFileSync(inProject(`${folder}/page.test.ts`), 'another test')
		expect(fingerprint([folder], isTest)).toBe(before)
	})

	it('tells whether a result is stale', () => {
		const stamp = `${folder}/result/.made-from`
		expect(isMadeFrom(stamp, 'a')).toBe(false)
		markAsMadeFrom(stamp, 'a')
		expect(isMadeFrom(stamp, 'a')).toBe(true)
		expect(isMadeFrom(stamp, 'b')).toBe(false)
	})
})
