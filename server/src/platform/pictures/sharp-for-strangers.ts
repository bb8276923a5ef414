/**
 * Sets sharp up for what anybody on the internet may have written: three formats and no others, one picture at a time,
 * and none that is too large to be decoded.
 */
import { AppError } from '@aravalli/shared/errors'
import sharp from 'sharp'

export const MAX_PIXELS = 40_000_000
/**
 * No camera's pictures are as long. A picture of one point by 39 million is small as a file, and libvips works on it
 * for ten seconds.
 */
const MAX_SIDE_PIXELS = 12_000

// One at a time, and nothing is seen twice.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] })

/**
 * Refuses a picture by the size that its file states, before it is decoded.
 * @throws AppError `file.too-many-pixels`, `file.side-too-long`
 */
export function checkSize(width: number, height: number): void {
	if (width * height > MAX_PIXELS) throw new AppError('file.too-many-pixels')
	if (Math.max(width, height) > MAX_SIDE_PIXELS) throw new AppError('file.side-too-long')
}

export { sharp }
