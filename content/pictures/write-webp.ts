import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const publicFolder = fileURLToPath(new URL('../../web/public', import.meta.url))
const quality = 55

/**
 * Writes a drawing as `<name>-<hash>.webp` below web/public/assets and takes an older one of the same name away: what lies there is
 * kept by browsers for good, so another picture needs another name.
 *
 * @param folder below web/public/assets, such as `blogs`
 * @returns the path at which browsers find it
 */
export async function writeWebp(folder: string, name: string, svg: string): Promise<string> {
	const bytes = await sharp(Buffer.from(svg)).webp({ quality, effort: 6 }).toBuffer()
	const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
	const target = join(publicFolder, 'assets', folder)
	await mkdir(target, { recursive: true })
	const fileName = `${name}-${hash}.webp`
	const older = (await readdir(target)).filter((file) => file !== fileName && isNamed(file, name))
	await Promise.all(older.map((file) => rm(join(target, file))))
	await writeFile(join(target, fileName), bytes)
	return `/assets/${folder}/${fileName}`
}

const isNamed = (file: string, name: string) => file.replace(/-[0-9a-f]{8}\.webp$/, '') === name
