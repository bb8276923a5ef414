import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipPart {
	name: string
	/** Is text, written as it comes. */
	content: AsyncIterable<string> | Iterable<string>
}

interface Written {
	name: string
	crc: number
	packedBytes: number
	bytes: number
	offset: number
}

/** Sizes stand behind each file: they are not known before. */
const SIZES_FOLLOW = 8
const VERSION = 20
const DEFLATED = 8
/** Is 1 January 1980, the first day that an archive knows: when a file was made says nothing here. */
const NO_DATE = 0x21

/** Writes an archive as it is read: however large it becomes, one piece of it is in memory. */
export async function* writeZip(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
	const written: Written[] = []
	let offset = 0
	for (const { name, content } of parts) {
		const head = header(0x04034b50, name, { crc: 0, packedBytes: 0, bytes: 0 })
		yield head
		const sizes = { crc: 0, bytes: 0, packedBytes: 0 }
		for await (const piece of deflate(content, sizes)) yield piece
		yield descriptor(sizes)
		written.push({ name, offset, ...sizes })
		offset += head.length + sizes.packedBytes + 16
	}
	const directory = Buffer.concat(written.map(directoryEntry))
	yield directory
	yield endOf(written.length, directory.length, offset)
}

type Sizes = Pick<Written, 'crc' | 'packedBytes' | 'bytes'>

async function* deflate(content: ZipPart['content'], sizes: Sizes): AsyncGenerator<Buffer> {
	async function* measured() {
		for await (const text of content) {
			const piece = Buffer.from(text)
			sizes.crc = crc32(piece, sizes.crc)
			sizes.bytes += piece.length
			yield piece
		}
	}
	const source = Readable.from(measured())
	const packing = createDeflateRaw({ level: 4 })
	source.on('error', (error) => packing.destroy(error))
	for await (const piece of source.pipe(packing)) {
		sizes.packedBytes += piece.length
		yield piece
	}
}

/** Is the part that headers and entries of the directory share, after the version that made it. */
function common(name: string, { crc, packedBytes, bytes }: Sizes): Buffer {
	const fields = Buffer.alloc(26)
	fields.writeUInt16LE(VERSION, 0)
	fields.writeUInt16LE(SIZES_FOLLOW, 2)
	fields.writeUInt16LE(DEFLATED, 4)
	fields.writeUInt16LE(NO_DATE, 8)
	fields.writeUInt32LE(crc, 10)
	fields.writeUInt32LE(packedBytes, 14)
	fields.writeUInt32LE(bytes, 18)
	fields.writeUInt16LE(Buffer.byteLength(name), 22)
	return fields
}

const number = (value: number) => {
	const bytes = Buffer.alloc(4)
	bytes.writeUInt32LE(value)
	return bytes
}

const header = (signature: number, name: string, sizes: Sizes) =>
	Buffer.concat([number(signature), common(name, sizes), Buffer.from(name)])

const descriptor = ({ crc, packedBytes, bytes }: Sizes) =>
	Buffer.concat([0x08074b50, crc, packedBytes, bytes].map(number))

function directoryEntry({ name, offset, ...sizes }: Written): Buffer {
	const madeBy = Buffer.alloc(2)
	madeBy.writeUInt16LE(VERSION)
	return Buffer.concat([
		number(0x02014b50),
		madeBy,
		common(name, sizes),
		Buffer.alloc(10),
		number(offset),
		Buffer.from(name),
	])
}

function endOf(count: number, directoryBytes: number, directoryOffset: number): Buffer {
	const end = Buffer.alloc(22)
	end.writeUInt32LE(0x06054b50, 0)
	end.writeUInt16LE(count, 8)
	end.writeUInt16LE(count, 10)
	end.writeUInt32LE(directoryBytes, 12)
	end.writeUInt32LE(directoryOffset, 16)
	return end
}
