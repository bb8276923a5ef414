import { expect, it } from 'vitest'
import { writePdf } from './write-pdf.ts'

const page = {
	jpeg: Uint8Array.from({ length: 600 }, (_, index) => index % 256),
	widthPixels: 1588,
	heightPixels: 2246,
}
const write = async (pages: number) => {
	const title = { title: 'भुगतान की रसीद (CR-00000042)', language: 'hi' }
	return Buffer.from(await writePdf(Array(pages).fill(page), title).arrayBuffer())
}

it('has a table in which each object is found where it is, and each length is right', async () => {
	const pdf = (await write(2)).toString('latin1')
	const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
	expect(pdf.slice(table, table + 7)).toBe('xref\n0 ')
	const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset))
	expect(offsets).toHaveLength(9)
	expect(offsets.map((offset, index) => pdf.startsWith(`${index + 1} 0 obj`, offset))).not.toContain(false)
	const lengths = [...pdf.matchAll(/\/Length (\d+) >>\nstream\n/g)]
	expect(lengths).toHaveLength(4)
	expect(
		lengths.map((found) => pdf.startsWith('\nendstream', found.index + found[0].length + Number(found[1]))),
	).not.toContain(false)
})

it('says its title and its language', async () => {
	const pdf = (await write(1)).toString('latin1')
	expect(pdf).toContain('/Lang (hi)')
	const title = Buffer.from(/\/Title <FEFF([\da-f]+)>/.exec(pdf)?.[1] ?? '', 'hex')
		.swap16()
		.toString('utf16le')
	expect(title).toBe('भुगतान की रसीद (CR-00000042)')
})
