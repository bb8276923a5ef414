import { open } from 'node:fs/promises'
import { AppError } from '@aravalli/shared/errors'

/** So many bytes hold the brands at the beginning of a HEIC file. */
const START_BYTES = 64

/**
 * Tells formats by their first bytes; a name or a type that somebody sends along says nothing. SVG, which can load and
 * run things, is none of them.
 */
const accepted = [
	['image/jpeg', /^ffd8ff/],
	['image/png', /^89504e470d0a1a0a/],
	['image/webp', /^52494646.{8}57454250/],
] as const

/**
 * Matches the brands of HEIF files; those that begin with `mi` or `ms` are HEIF of any kind, so AVIF names itself
 * beside.
 */
const heicBrands = /^(he[iv][cxmsi]|mif1|msf1)$/

/** Tells by how a file begins what it is; `picture` is JPEG, PNG or WebP. */
export async function pictureTypeOf(path: string): Promise<'picture' | 'heic' | 'pdf' | 'empty' | 'other'> {
	const start = await readStart(path)
	if (start.length === 0) return 'empty'
	const type = typeOf(start)
	if (type === 'application/pdf') return 'pdf'
	if (type === 'image/heic') return 'heic'
	return type === null ? 'other' : 'picture'
}

/** Tells the media type of what a page of an answer may be; null for all else. */
export const mediaTypeOf = async (path: string) => typeOf(await readStart(path))

/** Tells the media type of a picture that we have made ourselves. */
export function typeOfPicture(content: Buffer): string {
	const type = typeOf(content.subarray(0, START_BYTES))
	if (type === null) throw new Error('A picture is of no type that we make.')
	return type
}

function typeOf(start: Buffer) {
	const digits = start.toString('hex')
	const known = accepted.find(([, pattern]) => pattern.test(digits))
	if (known) return known[0]
	const letters = start.toString('latin1')
	if (letters.startsWith('%PDF-')) return 'application/pdf'
	return isHeic(letters) ? 'image/heic' : null
}

/**
 * Refuses all but JPEG, PNG and WebP.
 *
 * @throws AppError `file.heic`, `file.not-an-image`, `file.damaged` for an empty file
 */
export async function checkPictureType(path: string): Promise<void> {
	const type = await pictureTypeOf(path)
	if (type === 'picture') return
	if (type === 'empty') throw new AppError('file.damaged')
	throw new AppError(type === 'heic' ? 'file.heic' : 'file.not-an-image')
}

function isHeic(start: string): boolean {
	if (start.slice(4, 8) !== 'ftyp') return false
	const [major = '', ...others] = (start.slice(8, 12) + start.slice(16)).match(/.{4}/gs) ?? []
	return heicBrands.test(major) && !others.some((brand) => /^avi[fs]$/.test(brand))
}

async function readStart(path: string): Promise<Buffer> {
	const file = await open(path, 'r')
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
		return buffer.subarray(0, bytesRead)
	} finally {
		await file.close()
	}
}
