import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'

/** A ZIP file that is being written: what is put into it goes on as it is read, and is never in memory as a whole. */
export interface ZipBeingWritten {
	/**
	 * Resolves once it is written. One at a time: wait for it before the next.
	 *
	 * @param path within the ZIP, with slashes
	 * @param isPacked true for text; pictures and documents are small already
	 */
	add(path: string, content: Readable, isPacked: boolean): Promise<void>
	/** Is about what has been written so far. */
	writtenBytes(): number
	/** @returns how large the file is */
	finish(): Promise<number>
	/** Removes what was written. */
	abandon(): Promise<void>
}

/** Begins a ZIP file of this machine. */
export async function writeZip(path: string): Promise<ZipBeingWritten> {
	// It is loaded by the first copy that somebody asks for.
	const { ZipWriter } = await import('@zip.js/zip.js')
	const file = createWriteStream(path, { mode: 0o600 })
	// Every write says by itself that it has failed.
	file.on('error', () => undefined)
	const zip = new ZipWriter(Writable.toWeb(file), { useWebWorkers: false, extendedTimestamp: false })
	return {
		async add(name, content, isPacked) {
			try {
				await zip.add(name, Readable.toWeb(content) as ReadableStream, { level: isPacked ? 6 : 0 })
			} finally {
				content.destroy()
			}
		},
		writtenBytes: () => file.bytesWritten + file.writableLength,
		async finish() {
			await zip.close()
			return (await stat(path)).size
		},
		async abandon() {
			file.destroy()
			await rm(path, { force: true })
		},
	}
}
