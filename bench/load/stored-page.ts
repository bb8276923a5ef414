import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../servers/temporary-folder.ts'
import { rawAnswer } from './raw-answer.ts'

export const acceptAll = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Adds a key that the page cache does not know, so that it takes no address with it; the page is the same. */
export const notStored = (path: string) => `${path}?fresh=1`

/**
 * @returns a file with a page's body as the page cache sends it, for the bare route
 * @throws when the page is not stored, or is stored also where it should be rendered
 */
export async function storedBody(origin: string, path: string): Promise<string> {
	const bodyFile = join(temporaryFolder(), 'page.br')
	const stored = await rawAnswer(origin + path, acceptAll)
	const rendered = await rawAnswer(origin + notStored(path), acceptAll)
	const isAsMeant =
		stored.headers['content-encoding'] === 'br' &&
		stored.headers['content-security-policy'] !== undefined &&
		stored.headers['cache-control'] === 'private, no-cache' &&
		rendered.headers['cache-control'] === 'private, no-store'
	if (!isAsMeant) throw new Error(`${path} is not stored and rendered as this measurement takes for granted.`)
	await writeFile(bodyFile, stored.body)
	return bodyFile
}
