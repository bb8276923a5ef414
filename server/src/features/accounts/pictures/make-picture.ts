import { AppError } from '@aravalli/shared/errors'
import sharp from 'sharp'

const SIDE_PIXELS = 256
const QUALITY = 75
const MAX_PIXELS = 40_000_000

/** By their first bytes; a name or a type that somebody sends along says nothing. SVG, which can load and run things, is none of them. */
const accepted = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/]

/**
 * A square WebP picture of what was sent, upright, without what a camera writes along (place, device, time).
 *
 * @throws AppError `file.not-an-image` for anything but JPEG, PNG and WebP, also broken ones and those with more than 40 megapixels
 */
export async function makePicture(sent: Buffer): Promise<Buffer> {
	const start = sent.subarray(0, 12).toString('hex')
	if (!accepted.some((pattern) => pattern.test(start))) throw new AppError('file.not-an-image')
	try {
		return await sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
			.autoOrient()
			.resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover', position: 'top' })
			.flatten({ background: '#ffffff' })
			.webp({ quality: QUALITY })
			.toBuffer()
	} catch {
		throw new AppError('file.not-an-image')
	}
}
