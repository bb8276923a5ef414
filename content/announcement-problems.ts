import type { Bilingual } from '@aravalli/shared/language'
import { languages } from '@aravalli/shared/language'
import type { BannerFile, NoticeFile } from '../server/src/features/announcements/announcement-files.ts'
import { textProblems, twinProblems } from './text-problems.ts'

/** Counts characters: a picture on a narrow phone shows so many in two lines, and in three. */
const longestHeading = 36
const longestText = 125
/** One line of a wide screen holds so many. */
const longestNotice = 110

/** Says what is wrong with a banner, its shape being right and its pictures left aside; one sentence each. */
export function bannerProblems({ english, hindi }: BannerFile): string[] {
	const pair = (name: keyof typeof english) => ({ english: english[name], hindi: hindi[name] })
	return [
		...pairProblems('heading', pair('heading'), longestHeading),
		...pairProblems('text', pair('text'), longestText),
		...pairProblems('alt', pair('alt'), longestText),
	]
}

export function noticeProblems({ status, announcement }: NoticeFile): string[] {
	const isKnown = /^(in)?active$/i.test(status)
	return [
		...(isKnown ? [] : [`the status “${status}” is neither active nor inactive`]),
		...pairProblems('announcement', announcement, longestNotice),
	]
}

function pairProblems(name: string, texts: Bilingual, longest: number): string[] {
	const own = languages.flatMap((language) => [
		...textProblems(texts[language], language).map((found) => `${found} (${language})`),
		...(texts[language].length > longest ? [`has more than ${longest} characters (${language})`] : []),
	])
	return [...own, ...twinProblems(texts)].map((problem) => `${name} ${problem}`)
}
