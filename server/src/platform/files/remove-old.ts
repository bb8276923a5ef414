import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes from `folder` what has not changed for so long, files and folders; a folder changes with the names in it. */
export async function removeOld(
	folder: string,
	ageMilliseconds: number,
	isMeant: (name: string) => boolean = () => true,
): Promise<void> {
	const names = await readdir(folder).catch((): string[] => [])
	for (const name of names.filter(isMeant)) {
		const place = join(folder, name)
		const changedAt = (await stat(place).catch(() => null))?.mtimeMs ?? Date.now()
		if (Date.now() - changedAt > ageMilliseconds) await rm(place, { recursive: true, force: true })
	}
}
