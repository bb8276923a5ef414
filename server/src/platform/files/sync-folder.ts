import { open } from 'node:fs/promises'

/** Makes durable what names a folder holds. Windows cannot open folders, and needs not. */
export async function syncFolder(folder: string): Promise<void> {
	if (process.platform === 'win32') return
	const handle = await open(folder, 'r')
	try {
		await handle.sync()
	} finally {
		await handle.close()
	}
}
