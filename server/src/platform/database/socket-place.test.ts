import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareSocketPlace } from './socket-place.ts'

describe.runIf(process.platform !== 'win32')('prepareSocketPlace', () => {
	let parent: string

	beforeAll(() => {
		parent = mkdtempSync(join(tmpdir(), 'aravalli-place-'))
	})
	afterAll(() => rmSync(parent, { recursive: true }))

	it('is a folder inside the data folder that only this user may enter', () => {
		const place = prepareSocketPlace(parent)
		expect(place.host).toBe(join(parent, 'socket'))
		expect(statSync(place.host).mode & 0o777).toBe(0o700)
		place.remove()
	})

	it('closes a folder to others that was open to them', () => {
		mkdirSync(join(parent, 'socket'), { mode: 0o777 })
		const place = prepareSocketPlace(parent)
		expect(statSync(place.host).mode & 0o777).toBe(0o700)
		place.remove()
	})

	it('is a private temporary folder when the path would be too long for a socket', () => {
		const place = prepareSocketPlace(join(parent, 'अरावली'.repeat(6)))
		expect(place.host.startsWith(join(tmpdir(), 'aravalli-'))).toBe(true)
		expect(Buffer.byteLength(place.socketFile ?? '')).toBeLessThanOrEqual(103)
		expect(statSync(place.host).mode & 0o777).toBe(0o700)
		place.remove()
		expect(() => statSync(place.host)).toThrow('ENOENT')
	})
})
