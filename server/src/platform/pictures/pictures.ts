import type { Refusal } from '../refusing-worker.ts'

/** Makes WebP pictures of what people send, in processes of their own (docs/adr/0021-files-and-pictures.md). */
export interface Pictures {
	/**
	 * Makes one picture for each size: upright, on white, in sRGB, without anything that a camera or a program wrote
	 * along (place, device, time, comments, what stands behind the end of the file).
	 *
	 * @param path a file that stays until this settles
	 * @param sizes from the largest to the smallest, for each is made of the one before
	 * @param owner the account that sent it: accounts take turns, and each has few pictures in hand
	 * @throws AppError `file.not-an-image`, `file.heic`, `file.too-many-pixels`, `file.side-too-long`, `file.too-slow`,
	 * `file.damaged`; `request.too-many-at-once` when the owner has too many in hand, `server.overloaded` when all
	 * together have, and at a stop
	 */
	make(path: string, sizes: PictureSize[], owner: string): Promise<MadePicture[]>
	/** Gives up at once what waits, gives what has begun a moment, and ends the processes; later pictures are refused. May be repeated. */
	close(): Promise<void>
}

export interface PictureSize {
	maxSidePixels: number
	/**
	 * `inside` keeps it whole, and never larger than it came. `square` cuts a square of exactly this size from the
	 * upper middle.
	 */
	fit: 'inside' | 'square'
}

export interface MadePicture {
	/** Is WebP. */
	content: Buffer
	widthPixels: number
	heightPixels: number
}

export interface PictureTask {
	path: string
	sizes: PictureSize[]
	/** Making it may take so much of a processor, however busy the machine is. */
	processorMilliseconds: number
}

export type PictureAnswer = { made: MadePicture[] } | Refusal
