import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'

const mostBytes = { large: 40_000, small: 6000 }

/**
 * Says what is wrong with the pictures of an item: missing, too heavy, not WebP, or of another shape than is declared.
 *
 * @param folder where the pictures lie that items name
 */
export async function picturesProblems(kind: Kind, copy: AnyCopy, folder: string, large = mostBytes.large) {
	const found: string[] = []
	for (const [name, field] of entriesOf(kind.common)) {
		if (field.type !== 'picture') continue
		const picture = copy[name] as Picture | null
		if (!picture) found.push(`has no ${name}; content/draw-covers.ts draws it`)
		else {
			found.push(...(await fileProblems(folder, picture.large, field.ratio, large)))
			if (picture.small !== picture.large)
				found.push(...(await fileProblems(folder, picture.small, field.ratio, mostBytes.small)))
		}
	}
	return found
}

async function fileProblems(folder: string, path: string, ratio: readonly [number, number], bytes: number) {
	const picture = await readFile(join(folder, path)).catch(() => null)
	if (!picture) return [`names ${path}, which is not there`]
	const size = webpSize(picture)
	if (!size) return [`${path} is not a WebP picture`]
	const [width, height] = ratio
	return [
		...(picture.byteLength > bytes ? [`${path} has ${picture.byteLength} bytes; at most ${bytes} are wanted`] : []),
		...(Math.abs(size.width / size.height - width / height) > 0.02 ? [`${path} is not ${width}:${height}`] : []),
	]
}

/** Reads the size of a lossy WebP file (RFC 9649, "VP8 "); null for anything else. */
export function webpSize(picture: Buffer): { width: number; height: number } | null {
	if (picture.byteLength < 30 || picture.toString('latin1', 8, 16) !== 'WEBPVP8 ') return null
	return { width: picture.readUInt16LE(26) & 0x3fff, height: picture.readUInt16LE(28) & 0x3fff }
}
