import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { bannerFile, noticeFile } from '../server/src/features/announcements/announcement-files.ts'
import { bannerProblems, noticeProblems } from './announcement-problems.ts'
import { pictureProblems } from './picture-problems.ts'

/** What is used of a zod schema. */
interface Shape<T> {
	safeParse(
		value: unknown,
	): { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

interface Named<T> {
	path: string
	file: T
}

/**
 * Everything that is wrong in a folder of banners and announcements, one line each.
 *
 * @param publicFolder where the pictures lie that banners name
 */
export async function announcementsProblems(folder: string, publicFolder: string) {
	const banners = await readFiles(folder, 'banners', bannerFile)
	const notices = await readFiles(folder, 'notices', noticeFile)
	const found = [...banners.problems, ...notices.problems]
	for (const { path, file } of banners.files) {
		const pictures = [
			...(await pictureProblems(publicFolder, file.widePicture, [6, 1])),
			...(await pictureProblems(publicFolder, file.phonePicture, [3, 2])),
		]
		found.push(...[...bannerProblems(file), ...pictures].map((problem) => `${path}: ${problem}`))
	}
	for (const { path, file } of notices.files) {
		found.push(...noticeProblems(file).map((problem) => `${path}: ${problem}`))
	}
	found.push(...samePlaces(banners.files))
	if (!notices.files.some(({ file }) => /^active$/i.test(file.status))) found.push('No announcement is active.')
	return { problems: found, bannerCount: banners.files.length, noticeCount: notices.files.length }
}

async function readFiles<T>(folder: string, kind: string, shape: Shape<T>) {
	const files: Named<T>[] = []
	const problems: string[] = []
	for (const name of (await readdir(join(folder, kind))).sort()) {
		const path = `${kind}/${name}`
		if (!/^[a-z0-9]+(-[a-z0-9]+)*\.json$/.test(name)) problems.push(`${path}: is not named <id>.json, the id a slug`)
		const parsed = shape.safeParse(parseJson(await readFile(join(folder, path), 'utf8')))
		if (parsed.success) files.push({ path, file: parsed.data })
		else problems.push(...parsed.error.issues.map((issue) => `${path}: ${issue.path.join('.')} ${issue.message}`))
	}
	return { files, problems }
}

/** Undefined, which is no file of ours, for what is not JSON. */
function parseJson(content: string): unknown {
	try {
		return JSON.parse(content)
	} catch {
		return undefined
	}
}

function samePlaces(banners: Named<{ position: number }>[]): string[] {
	const first = new Map<number, string>()
	return banners.flatMap(({ path, file: { position } }) => {
		const other = first.get(position)
		first.set(position, other ?? path)
		return other ? [`${path}: has the same position as ${basename(other)}`] : []
	})
}
