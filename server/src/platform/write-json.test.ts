import { expect, it } from 'vitest'
import { writeJson } from './write-json.ts'

async function* each<T>(...values: T[]): AsyncGenerator<T> {
	yield* values
}

async function written(entries: Record<string, unknown>): Promise<string> {
	let text = ''
	for await (const piece of writeJson(each(...Object.entries(entries)))) text += piece
	return text
}

it('writes what JSON.stringify writes', async () => {
	const plain = { name: 'Asha "A"', none: null, list: [], deep: { a: [1, { b: 'x\ny' }] }, '': 'आशा' }
	expect(await written(plain)).toBe(JSON.stringify(plain, null, '\t'))
	expect(await written({})).toBe('{}')
})

it('writes entries that come one by one as an array', async () => {
	const notes = [{ text: 'one' }, { text: 'two', tags: ['a'] }]
	const all = { before: 1, notes: each(...notes), none: each(), after: 2 }
	expect(await written(all)).toBe(JSON.stringify({ before: 1, notes, none: [], after: 2 }, null, '\t'))
})
