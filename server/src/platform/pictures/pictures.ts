import type { ErrorCode } from '@aravalli/shared/errors'

/** Makes WebP pictures of what people send, in processes of their own (docs/adr/0021-files-and-pictures.md). */
export interface Pictures {
	/**
	 * One picture for each size: upright, on white, in sRGB, without anything that a camera or a program wrote along (place, device, time,
	 * comments, what stands behind the end of the file).
	 *
	 * @param path a file that stays until this settles
	 * @param sizes from the largest to the smallest, for each is made of the one before
	 * @throws AppError `file.not-an-image`, `file.heic`, `file.too-many-pixels`, `file.damaged`; `server.overloaded` when too many wait
	 */
	make(path: string, sizes: PictureSize[]): Promise<MadePicture[]>
	/** Finishes what is in hand and ends the processes; later pictures are refused. */
	close(): Promise<void>
}

export interface PictureSize {
	maxSidePixels: number
	/** `inside`: whole, and never larger than it came. `square`: cut to a square of exactly this size, from the upper middle. */
	fit: 'inside' | 'square'
}

export interface MadePicture {
	/** WebP. */
	content: Buffer
	widthPixels: number
	heightPixels: number
}

export interface PictureTask {
	path: string
	sizes: PictureSize[]
}

export type PictureAnswer = { made: MadePicture[] } | { refusal: ErrorCode }
