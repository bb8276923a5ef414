import type { AnnouncementItem, BannerItem } from '@aravalli/shared/announcements/kinds'
import { linkPattern } from '@aravalli/shared/content/problems'
import { z } from 'zod'

/**
 * Reads banners and announcements as `content/announcements/banners/<id>.json` and `…/notices/<id>.json` hold them. What
 * makes good ones is checked by `content/validate.ts`; here is only what it takes to store them.
 */
const text = z.string().min(1)
const bannerTexts = z.strictObject({ heading: text, text, alt: text })

export const bannerFile = z.strictObject({
	position: z.int().min(1),
	/** Holds paths of this origin: 6:1, and 3:2 for phones. */
	widePicture: z.string().startsWith('/'),
	phonePicture: z.string().startsWith('/'),
	actionLink: z.string().regex(linkPattern),
	english: bannerTexts,
	hindi: bannerTexts,
})

export const noticeFile = z.strictObject({
	/** An announcement is shown where this says 'active', in any case. */
	status: text,
	announcement: z.strictObject({ english: text, hindi: text }),
})

export type BannerFile = z.output<typeof bannerFile>
export type NoticeFile = z.output<typeof noticeFile>

export function toBanner({ widePicture: wide, phonePicture: phone, ...same }: BannerFile): BannerItem {
	return { ...same, widePicture: { large: wide, small: wide }, phonePicture: { large: phone, small: phone } }
}

/** @param today 'YYYY-MM-DD' in India */
export function toAnnouncement(
	{ status, announcement: { english, hindi } }: NoticeFile,
	today: string,
): AnnouncementItem {
	return { status, publishedOn: today, english: { announcement: english }, hindi: { announcement: hindi } }
}
