import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Paints red on the left, blue on the right. */
export function buildPicture(widthPixels = 600, heightPixels = 400): Sharp {
	const half = { height: heightPixels, channels: 3 as const }
	const blue = { create: { ...half, width: Math.floor(widthPixels / 2), background: '#0000ff' } }
	return sharp({ create: { ...half, width: widthPixels, background: '#ff0000' } }).composite([
		{ input: blue, left: Math.ceil(widthPixels / 2), top: 0 },
	])
}

/**
 * Makes a small picture as many bytes long as are asked for, with filling behind its end, where programs do not look.
 */
export async function buildPictureOf(sizeBytes: number): Promise<Buffer> {
	const picture = await buildPicture().jpeg().toBuffer()
	return Buffer.concat([picture, Buffer.alloc(sizeBytes - picture.length)])
}

/** Writes a black PNG by hand, eight points to a byte: 240 megapixels are 29 KB. */
export function buildHugePng(widthPixels = 20_000, heightPixels = 12_000): Buffer {
	const size = Buffer.alloc(13)
	size.writeUInt32BE(widthPixels, 0)
	size.writeUInt32BE(heightPixels, 4)
	size.writeUInt8(1, 8)
	const rows = deflateSync(Buffer.alloc((Math.ceil(widthPixels / 8) + 1) * heightPixels))
	const start = Buffer.from('89504e470d0a1a0a', 'hex')
	return Buffer.concat([start, pngPart('IHDR', size), pngPart('IDAT', rows), pngPart('IEND', Buffer.alloc(0))])
}

function pngPart(type: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type), data])
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
	length.writeUInt32BE(data.length)
	check.writeUInt32BE(crc32(named))
	return Buffer.concat([length, named, check])
}

/** Begins a HEIF file: the first brand, then those that it also is. */
export function buildHeifStart(...brands: [string, ...string[]]): Buffer {
	const [major, ...others] = brands
	const head = Buffer.from(`\u0000\u0000\u0000\u0000ftyp${major}\u0000\u0000\u0000\u0000${others.join('')}`, 'latin1')
	head.writeUInt32BE(head.length)
	return Buffer.concat([head, Buffer.alloc(1_000)])
}

/**
 * Makes what a camera makes: 12 megapixels of soft shapes under the noise of a sensor, as a JPEG of exactly so many
 * bytes.
 */
export async function buildCameraPicture(sizeBytes: number): Promise<Buffer> {
	const noise = (width: number, height: number, sigma: number) =>
		sharp({
			create: { width, height, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma } },
		})
	const [width, height] = [4_000, 3_000]
	const grain = await noise(width, height, 14).png({ compressionLevel: 0 }).toBuffer()
	const shapes = await noise(500, 375, 60).png().toBuffer()
	const photo = await sharp(shapes)
		.resize(width, height)
		.composite([{ input: grain, blend: 'overlay' }])
		.png({ compressionLevel: 0 })
		.toBuffer()
	for (let quality = 95; quality > 0; quality -= 1) {
		const picture = await sharp(photo).jpeg({ quality }).toBuffer()
		if (picture.length <= sizeBytes) return Buffer.concat([picture, Buffer.alloc(sizeBytes - picture.length)])
	}
	throw new Error('No such picture is so small.')
}
