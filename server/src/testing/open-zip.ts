import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'

/** Unpacks a ZIP file. @returns the contents by their paths, in the order in which they lie there */
export async function openZip(file: Uint8Array): Promise<Map<string, Buffer>> {
	const reader = new ZipReader(new Uint8ArrayReader(file), { useWebWorkers: false, checkSignature: true })
	const contents = new Map<string, Buffer>()
	for (const entry of await reader.getEntries()) {
		if (entry.directory) throw new Error(`${entry.filename} is a folder`)
		if (contents.has(entry.filename)) throw new Error(`${entry.filename} is there twice`)
		contents.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())))
	}
	await reader.close()
	return contents
}
