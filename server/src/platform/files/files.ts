import type { Readable } from 'node:stream'
import type { Transaction } from '../database/open-database.ts'
import type { FilePart } from './file-store.ts'
import type { ReceivedFile } from './received-form.ts'

/** Keeps files that belong to something: their contents are in the store, and each has a row in the table `files`. */
export interface Files {
	/**
	 * Makes a large and a small picture of what was sent and stores both. It is nobody's until it is attached, and is collected after an hour.
	 *
	 * @param owner the account that sent it
	 * @param smallSidePixels is 320 where nothing is said
	 * @throws AppError as `Pictures.make`, and `files.unavailable`
	 */
	keepPicture(received: ReceivedFile, owner: string, smallSidePixels?: number): Promise<KeptPicture>
	/**
	 * Stores a large and a small WebP picture that we have made ourselves. Like the others they are nobody's until they are attached.
	 *
	 * @throws AppError `files.unavailable`
	 */
	keepMade(made: MadePictures, originalName: string): Promise<KeptPicture>
	/**
	 * Stores what we have made ourselves, as it is. Like a picture it is nobody's until it is attached.
	 *
	 * @throws AppError `files.unavailable`
	 */
	keepContent(content: Buffer, about: Pick<KeptFile, 'mediaType' | 'originalName'>): Promise<KeptFile>
	/**
	 * Stores what was sent as it is, without having it in memory. Like a picture it is nobody's until it is attached.
	 *
	 * @param fileId is a new one where nothing is said
	 * @throws AppError `files.unavailable`
	 */
	keepReceived(received: ReceivedFile, mediaType: string, fileId?: string): Promise<KeptFile>
	/** Removes files that will not be attached. What cannot be removed now is collected after an hour. */
	discard(files: KeptFile[]): Promise<void>
	/** Stores the rows, in the transaction of whatever refers to them. */
	attach(tx: Transaction, files: KeptFile[]): Promise<void>
	/** Deletes the rows; the contents go soon after the transaction. Ids that are unknown are fine. */
	release(tx: Transaction, fileIds: string[]): Promise<void>
	/**
	 * Returns null where there is no such file. Whether the caller may see it is for whoever knows what it belongs to.
	 *
	 * @throws AppError `files.unavailable`
	 */
	read(fileId: string, size?: 'small'): Promise<Buffer | null>
	/** Gives a part of what is too large to be read as a whole, else as `read`. */
	readPart(fileId: string, part: FilePart): Promise<Readable | null>
}

export interface MadePictures {
	content: Buffer
	widthPixels: number
	heightPixels: number
	small: Buffer
}

/** This lies in the store. */
export interface KeptFile {
	/** Is random, with 128 bits. */
	fileId: string
	mediaType: string
	sizeBytes: number
	sha256: string
	/** It is null for what is no picture. */
	widthPixels: number | null
	heightPixels: number | null
	originalName: string
	keptAt: Date
}

/** Is a picture of at most 1,600 pixels a side, of which all the facts are; `small` has at most 320, or as many as were asked for. */
export interface KeptPicture extends KeptFile {
	mediaType: 'image/webp'
	widthPixels: number
	heightPixels: number
}
