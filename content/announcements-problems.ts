import { basename } from 'node:path'
import { bannerFile, noticeFile } from '../server/src/features/announcements/announcement-files.ts'
import { bannerProblems, noticeProblems } from './announcement-problems.ts'
import { type Named, readFiles } from './checked-files.ts'
import { pictureProblems } from './picture-problems.ts'

/**
 * Lists everything that is wrong in a folder of banners and announcements, one line each.
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

function samePlaces(banners: Named<{ position: number }>[]): string[] {
	const first = new Map<number, string>()
	return banners.flatMap(({ path, file: { position } }) => {
		const other = first.get(position)
		first.set(position, other ?? path)
		return other ? [`${path}: has the same position as ${basename(other)}`] : []
	})
}
