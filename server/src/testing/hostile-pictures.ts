import type { ErrorCode } from '@aravalli/shared/errors'
import { buildHeifStart, buildHugePng, buildPicture } from './build-picture.ts'

export interface HostilePicture {
	what: string
	content: () => Promise<Buffer> | Buffer
	/** Is how somebody who takes pictures alone refuses it. */
	code: ErrorCode
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const jpegStart = Buffer.from('ffd8ffe000104a464946', 'hex')
const jpeg = () => buildPicture().jpeg().toBuffer()

const cases: [ErrorCode, string, HostilePicture['content']][] = [
	['file.not-an-image', 'SVG', () => Buffer.from(svg)],
	['file.not-an-image', 'SVG behind a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
	['file.not-an-image', 'HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
	['file.not-an-image', 'PDF', () => Buffer.from('%PDF-1.7\n')],
	['file.not-an-image', 'GIF', () => buildPicture().gif().toBuffer()],
	['file.not-an-image', 'TIFF', () => buildPicture().tiff().toBuffer()],
	['file.not-an-image', 'AVIF', () => buildPicture().avif().toBuffer()],
	['file.not-an-image', 'AVIF that calls itself HEIF', () => buildHeifStart('mif1', 'avif', 'miaf')],
	['file.not-an-image', 'a film', () => buildHeifStart('mp42', 'isom')],
	['file.not-an-image', 'RIFF of another kind', () => Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVEfmt ')],
	['file.not-an-image', 'HTML with a JPEG behind', async () => Buffer.concat([Buffer.from('<html>'), await jpeg()])],
	['file.not-an-image', 'GIF and script at once', () => Buffer.from('GIF89a/*\u0000*/=alert(1)//')],
	['file.not-an-image', 'one byte', () => Buffer.from([0xff])],
	['file.heic', 'HEIC', () => buildHeifStart('heic', 'mif1', 'heic')],
	['file.heic', 'HEIC of ten bits', () => buildHeifStart('heix', 'mif1')],
	['file.heic', 'HEIF', () => buildHeifStart('mif1', 'heic')],
	['file.too-many-pixels', '240 megapixels in a small PNG', () => buildHugePng()],
	['file.too-many-pixels', 'a little more than 40 megapixels', () => buildHugePng(8_000, 5_001)],
	['file.too-many-pixels', 'more than 40 megapixels in one line', () => buildHugePng(1, 41_000_000)],
	['file.side-too-long', '39 megapixels in one line, 76 KB', () => buildHugePng(1, 39_000_000)],
	['file.side-too-long', 'one point too many in a row', () => buildHugePng(12_001, 1)],
	['file.damaged', 'nothing', () => Buffer.alloc(0)],
	['file.damaged', 'the beginning of a JPEG and then HTML', () => Buffer.concat([jpegStart, Buffer.from('<script>')])],
	['file.damaged', 'half a JPEG', async () => (await jpeg()).subarray(0, 1_500)],
	['file.damaged', 'half a PNG', async () => (await buildPicture().png().toBuffer()).subarray(0, 800)],
	['file.damaged', 'half a WebP', async () => (await buildPicture().webp().toBuffer()).subarray(0, 200)],
	[
		'file.damaged',
		'the beginning of a PNG and then SVG',
		() => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
	],
]

/** Are files that people send as pictures, and that are none, too large or broken. */
export const hostilePictures: HostilePicture[] = cases.map(([code, what, content]) => ({ code, what, content }))
