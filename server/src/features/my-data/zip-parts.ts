import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { writeZip, type ZipBeingWritten } from '../../platform/files/write-zip.ts'

/** A ZIP file that is complete, on this machine. */
export interface WrittenPart {
	/** Counts from 1. */
	part: number
	path: string
	sizeBytes: number
}

interface ZipPartsOptions {
	newPath: () => string
	/** A file that has so many bytes gets no more. */
	partBytes: number
	/** Takes each file once it is complete; it is removed afterwards. */
	onPart: (part: WrittenPart) => Promise<void>
}

/**
 * Writes one ZIP file after the other, so that none grows too large for phones, for file systems and for a number of bytes in the database. One
 * lies on the disk at a time.
 */
export function createZipParts({ newPath, partBytes, onPart }: ZipPartsOptions) {
	let current: { zip: ZipBeingWritten; path: string } | null = null
	let part = 0

	async function begin() {
		part += 1
		const path = newPath()
		current = { zip: await writeZip(path), path }
		return current
	}

	async function finish(): Promise<void> {
		if (!current) return
		const { zip, path } = current
		const sizeBytes = await zip.finish()
		current = null
		try {
			await onPart({ part, path, sizeBytes })
		} finally {
			await rm(path, { force: true })
		}
	}

	return {
		async add(path: string, content: Readable, isPacked: boolean): Promise<void> {
			if (current && current.zip.writtenBytes() >= partBytes) await finish()
			const { zip } = current ?? (await begin())
			await zip.add(path, content, isPacked)
		},
		finish,
		/** Leaves nothing on the disk; nothing is to be done where all is finished. */
		abandon: async () => current?.zip.abandon(),
	}
}
