import { z } from 'zod'
import type { AnnouncementRow, BannerRow } from './tables.ts'

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
	/** The link is a path of this site or an https address. */
	actionLink: z.string().regex(/^(\/(?!\/)|https:\/\/)/),
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

export function toBannerRow(id: string, file: BannerFile): BannerRow {
	return { id, isPublished: true, ...file }
}

export function toAnnouncementRow(id: string, file: NoticeFile): Omit<AnnouncementRow, 'createdAt'> {
	return { id, ...file }
}
