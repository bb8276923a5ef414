import { inflateSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { recordingLog } from '../../testing/recording-log.ts'
import { accountCaller, createPdfRenderer } from './pdf-renderer.ts'

const { log } = recordingLog()
const renderer = createPdfRenderer(log)

afterAll(() => renderer.close())

const render = (text: string) =>
	renderer.render('#set document(title: "Test")\n#sys.inputs.text', { text }, accountCaller('asha'))

/** Gives what is drawn, uncompressed. */
function drawingsOf(pdf: Buffer): string {
	const streams = [...pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)].map(([, bytes = '']) => {
		try {
			return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
		} catch {
			return ''
		}
	})
	return streams.join('\n')
}

it('leads a text to the end of its letter, so that no space is read behind it', async () => {
	const drawn = drawingsOf(await render('कुछ'))
	const [, back, , led] = /\(\S+\) (\d+) \((\S+)\)\] TJ\n3 Tr\n\[(-\d+) \(\2\)\] TJ\n0 Tr/.exec(drawn) ?? []
	expect(Number(back)).toBeGreaterThan(100)
	// It ends a little before the next letter, and not so far that a space would be read.
	expect(Number(led) + Number(back)).toBeLessThan(100)
})

it('does so where the numbers of the glyphs are written in hexadecimal digits, too', async () => {
	const letters = [...'कखगघचजझञटडढणतथदधनपफबभमयरलवशषसह'].map((letter) => `${letter} ${letter}\u094dय ${letter}\u094dर`)
	const drawn = drawingsOf(
		await render(
			`अआइईउऊऋएऐओऔऍऑॐ ०१२३४५६७८९ क्ष ज्ञ त्त द्ध द्व द्य ट्ट ड्ड क्त ष्ट ह्म ह्न ह्ल कि कृ कॉ कः कँ रु रू ${letters.join(' ')} पीछे ठंडा ठेका`,
		),
	)
	const led = [...drawn.matchAll(/\[<[0-9A-F]+> (\d+) (?:\(\S+\)|<[0-9A-F]+>)\] TJ\n3 Tr\n\[(-\d+) /g)]
	expect(led.length).toBe(2)
	expect(led.map(([, back, forth]) => Number(back) + Number(forth))).toEqual(led.map(() => 90))
})

it('leaves other texts as they are', async () => {
	expect(drawingsOf(await render('जल and culture'))).not.toContain('3 Tr')
})

it('writes a table in which each object is found where it is', async () => {
	const pdf = (await render('कृषि, केंद्र, फैला')).toString('latin1')
	const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
	const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset))
	expect(offsets.length).toBeGreaterThan(10)
	expect(offsets.map((offset, index) => pdf.startsWith(`${index + 1} 0 obj`, offset))).not.toContain(false)
	const lengths = [...pdf.matchAll(/\/Length (\d+)(?:(?!endobj).)*?stream\n/gs)]
	expect(lengths.length).toBeGreaterThan(3)
	expect(
		lengths.map((found) => pdf.startsWith('\nendstream', found.index + found[0].length + Number(found[1]))),
	).not.toContain(false)
})
