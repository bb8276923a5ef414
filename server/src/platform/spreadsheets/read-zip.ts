import { inflateRawSync } from 'node:zlib'
import { TableRefusal } from './table.ts'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const FILE_HEADER = 0x04034b50
const END_BYTES = 22
const COMMENT_MAX_BYTES = 65_535
const MAX_FILES = 2_000
const IS_ENCRYPTED = 1

export interface ZipFiles {
	names: string[]
	/** Returns null for what is not there. @throws TableRefusal when all that was read so far is too much */
	read(name: string): Buffer | null
}

interface Entry {
	offset: number
	packedBytes: number
	method: number
	isEncrypted: boolean
}

/**
 * Opens an archive that may be made to do harm: nothing that it says of its sizes is believed, and what it becomes is counted while it
 * is unpacked.
 *
 * @throws TableRefusal `import.damaged`
 */
export function openZip(content: Buffer, expandedBytes: number): ZipFiles {
	const entries = readDirectory(content)
	let left = expandedBytes
	return {
		names: [...entries.keys()],
		read(name) {
			const entry = entries.get(name)
			if (!entry) return null
			const unpacked = unpack(content, entry, left)
			left -= unpacked.length
			return unpacked
		},
	}
}

function damaged(): never {
	throw new TableRefusal('import.damaged')
}

function readDirectory(content: Buffer): Map<string, Entry> {
	const end = findEnd(content)
	const count = content.readUInt16LE(end + 10)
	if (count > MAX_FILES) damaged()
	const entries = new Map<string, Entry>()
	let at = content.readUInt32LE(end + 16)
	for (let number = 0; number < count; number += 1) {
		if (at + 46 > content.length || content.readUInt32LE(at) !== DIRECTORY_ENTRY) damaged()
		const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => content.readUInt16LE(at + place)) as [
			number,
			number,
			number,
		]
		entries.set(content.toString('utf8', at + 46, at + 46 + nameBytes), {
			offset: content.readUInt32LE(at + 42),
			packedBytes: content.readUInt32LE(at + 20),
			method: content.readUInt16LE(at + 10),
			isEncrypted: (content.readUInt16LE(at + 8) & IS_ENCRYPTED) !== 0,
		})
		at += 46 + nameBytes + extraBytes + commentBytes
	}
	return entries
}

function findEnd(content: Buffer): number {
	const first = Math.max(0, content.length - END_BYTES - COMMENT_MAX_BYTES)
	for (let at = content.length - END_BYTES; at >= first; at -= 1)
		if (content.readUInt32LE(at) === END_OF_DIRECTORY) return at
	return damaged()
}

function unpack(content: Buffer, { offset, packedBytes, method, isEncrypted }: Entry, maxBytes: number): Buffer {
	if (isEncrypted || offset + 30 > content.length || content.readUInt32LE(offset) !== FILE_HEADER) damaged()
	const start = offset + 30 + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28)
	const packed = content.subarray(start, start + packedBytes)
	if (packed.length < packedBytes) damaged()
	if (method === 0) return packed.length > maxBytes ? tooLarge() : packed
	if (method !== 8) damaged()
	try {
		return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) })
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : damaged()
	}
}

function tooLarge(): never {
	throw new TableRefusal('import.too-large-inside')
}
