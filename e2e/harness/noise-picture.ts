import { randomFillSync } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/**
 * Makes a PNG of random points: no two are alike, and none gets smaller by being packed. It has about 3 bytes a point.
 */
export function noisePicture(width: number, height: number): Buffer {
	const header = Buffer.alloc(13)
	header.writeUInt32BE(width, 0)
	header.writeUInt32BE(height, 4)
	// Each channel, red, green and blue, has 8 bits.
	header.set([8, 2, 0, 0, 0], 8)
	const rowBytes = 1 + 3 * width
	const rows = randomFillSync(Buffer.alloc(rowBytes * height))
	// Each row begins with how it is filtered: not at all.
	for (let row = 0; row < height; row += 1) rows[row * rowBytes] = 0
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
	const data = deflateSync(rows, { level: 1 })
	return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(kind: string, content: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
	const length = Buffer.alloc(4)
	length.writeUInt32BE(content.byteLength)
	const sum = Buffer.alloc(4)
	sum.writeUInt32BE(crc32(named))
	return Buffer.concat([length, named, sum])
}
