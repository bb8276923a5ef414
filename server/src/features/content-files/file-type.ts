import { open } from 'node:fs/promises'

/** So many bytes say what a file is. */
const START_BYTES = 64

export type ContentFileType = 'video/mp4' | 'video/webm' | 'application/pdf'

/** The brands of MP4 files as cameras and programs write them; pictures of the same form (HEIC, AVIF) have others. */
const mp4Brand = /^(isom|iso[2-9]|mp4[12v]|avc1|dash|M4V[ HP]|MSNV)$/

/** Tells what a file is by its first bytes, whatever it is called; null for what content does not have. */
export function fileTypeOf(start: Buffer): ContentFileType | null {
	const text = start.toString('latin1')
	if (text.startsWith('%PDF-')) return 'application/pdf'
	if (text.slice(4, 8) === 'ftyp' && mp4Brand.test(text.slice(8, 12))) return 'video/mp4'
	// An EBML file names its kind near its beginning; Matroska, which browsers do not play, is the other one.
	if (text.startsWith('\x1a\x45\xdf\xa3') && text.includes('webm')) return 'video/webm'
	return null
}

export async function readFileType(path: string): Promise<ContentFileType | null> {
	const file = await open(path, 'r')
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
		return fileTypeOf(buffer.subarray(0, bytesRead))
	} finally {
		await file.close()
	}
}
