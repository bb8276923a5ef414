import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const MAX_BYTES = 40_000

/** Says what is wrong with a picture that a file names: missing, too heavy, not WebP, or of another shape. */
export async function pictureProblems(
	folder: string,
	path: string,
	[width, height]: [number, number],
	maxBytes = MAX_BYTES,
): Promise<string[]> {
	const picture = await readFile(join(folder, path)).catch(() => null)
	if (!picture) return [`names ${path}, which is not there`]
	const size = webpSize(picture)
	if (!size) return [`${path} is not a WebP picture`]
	const problems = []
	if (picture.byteLength > maxBytes)
		problems.push(`${path} has ${picture.byteLength} bytes; at most ${maxBytes} are wanted`)
	if (Math.abs(size.width / size.height - width / height) > 0.02) problems.push(`${path} is not ${width}:${height}`)
	return problems
}

/** Reads the size of a lossy WebP file (RFC 9649, "VP8 "); null for anything else. */
export function webpSize(picture: Buffer): { width: number; height: number } | null {
	if (picture.byteLength < 30 || picture.toString('latin1', 8, 16) !== 'WEBPVP8 ') return null
	return { width: picture.readUInt16LE(26) & 0x3fff, height: picture.readUInt16LE(28) & 0x3fff }
}
