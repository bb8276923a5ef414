import type { Refusal } from '../refusing-worker.ts'

/** Makes pictures of pages that phones send, in processes of their own (docs/adr/0064-pages-that-phones-send.md). */
export interface PagePictures {
	/**
	 * Reads a file: one page of a photo, all of a PDF. The pictures are upright, on white, in sRGB, and say nothing of
	 * where and with what they were taken.
	 *
	 * @param path a file that stays until this settles; what it is, its content says
	 * @param options.owner the account that sent it: accounts take turns
	 * @throws AppError `copy.page-type`, `file.damaged`, `file.too-many-pixels`, `file.side-too-long`, `file.too-slow`,
	 * `copy.pdf-protected`, `copy.pdf-too-many-pages`; `request.too-many-at-once` when the owner has too many in hand,
	 * `server.overloaded` when all together have, and at a stop
	 */
	read(path: string, options: { maxPages: number; owner: string }): Promise<ReadPage[]>
	/**
	 * Makes the pictures of one page again, turned and cut, and tells how many pages its file has.
	 *
	 * @param options.part page of a PDF, from 0; 0 of a photo
	 * @param options.turn clockwise
	 * @param options.crop in shares of the upright picture, before it is turned
	 * @throws AppError as `read` does
	 */
	remake(
		path: string,
		options: { part: number; turn: PageTurn; crop: PageCrop | null; owner: string },
	): Promise<RemadePage>
	/** Gives up at once what waits, gives what has begun a moment, and ends the processes. May be repeated. */
	close(): Promise<void>
}

/** Is how far a page is turned clockwise, in degrees. */
export type PageTurn = 0 | 90 | 180 | 270

/** Is the part that is the page, in shares of the picture's width and height, from 0 to 1. */
export interface PageCrop {
	left: number
	top: number
	right: number
	bottom: number
}

export interface PagePicturesMade {
	/** Is WebP, at most 1,600 pixels a side. */
	reading: { content: Buffer; widthPixels: number; heightPixels: number }
	/** Is WebP, at most 320 pixels a side. */
	small: { content: Buffer }
	/** Is JPEG with the pixels of the original, at most 4,096 a side, for the evaluator's zoom; null where `reading` has them all. */
	full: { content: Buffer } | null
}

export interface RemadePage extends PagePicturesMade {
	/** Its file has so many. */
	pages: number
}

export interface ReadPage extends PagePicturesMade {
	part: number
	/** The pictures are turned already: by a code that was read upside down or sideways, else not at all. */
	turn: PageTurn
	/** Both are as `measurePage` measures them (shared/src/measure-page.ts). */
	sharpness: number
	brightness: number
	/** Are the texts of the codes on the page, each once. */
	codes: string[]
}

export interface PageTask {
	path: string
	part: number
	maxPages: number
	/** null: as its codes say, and whole. */
	arranged: { turn: PageTurn; crop: PageCrop | null } | null
	processorMilliseconds: number
	memoryMegabytes: number
}

/** Is a page with the number of pages that its file has. */
export type PageAnswer = { page: ReadPage; pages: number } | Refusal
