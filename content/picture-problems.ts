import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '@aravalli/shared/content/fields'
import { type AnyCopy, entriesOf, type Kind } from '@aravalli/shared/content/kind'
import type { Demo } from './demo.ts'

const mostBytes = { large: 40_000, small: 4500 }

/**
 * Says what is wrong with the pictures of an item: missing, too heavy, not WebP, or of another shape than is declared.
 *
 * @param folder where the pictures lie that items name
 * @param wanted says how many bytes a large picture has at most, and whether there must be one
 */
export const picturesProblems = (
	kind: Kind,
	copy: AnyCopy,
	folder: string,
	{ pictureBytes = mostBytes.large, mayLackPictures }: Pick<Demo, 'pictureBytes' | 'mayLackPictures'>,
): string[] =>
	entriesOf(kind.common).flatMap(([name, field]) => {
		if (field.type !== 'picture') return []
		const picture = copy[name] as Picture | null
		if (!picture) return mayLackPictures ? [] : [`has no ${name}; content/draw-covers.ts draws it`]
		const { large, small } = picture
		const found = fileProblems(folder, large, field.ratio, pictureBytes)
		return small === large ? found : [...found, ...fileProblems(folder, small, field.ratio, mostBytes.small)]
	})

function fileProblems(folder: string, path: string, [width, height]: readonly [number, number], bytes: number) {
	if (!existsSync(join(folder, path))) return [`names ${path}, which is not there`]
	const picture = readFileSync(join(folder, path))
	const size = webpSize(picture)
	if (!size) return [`${path} is not a WebP picture`]
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
