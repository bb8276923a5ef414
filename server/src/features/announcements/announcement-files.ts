import {
	type AnnouncementItem,
	announcementKind,
	type BannerItem,
	bannerKind,
} from '@aravalli/shared/announcements/kinds'
import { linkPattern } from '@aravalli/shared/content/problems'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { address, bilingual, text } from '../../content/demo-parts.ts'

const bannerTexts = z.strictObject({ heading: text, text, alt: text })

/** Reads a banner as `content/announcements/banners/<id>.json` holds it. */
const bannerFile = z.strictObject({
	position: z.int().min(1),
	/** Holds paths of this origin: 6:1, and 3:2 for phones. */
	widePicture: address,
	phonePicture: address,
	actionLink: z.string().regex(linkPattern),
	english: bannerTexts,
	hindi: bannerTexts,
})

/** Reads an announcement as `content/announcements/notices/<id>.json` holds it. */
const noticeFile = z.strictObject({
	/** An announcement is shown where this says 'active', in any case. */
	status: text,
	announcement: bilingual(text),
})

export const bannerFiles = oneItemEach({
	own: { kind: bannerKind },
	folder: 'announcements/banners',
	shape: bannerFile,
	toItem: toBanner,
})

export const noticeFiles = oneItemEach({
	own: { kind: announcementKind },
	folder: 'announcements/notices',
	shape: noticeFile,
	toItem: toAnnouncement,
	lastFirst: true,
})

function toBanner({ widePicture: wide, phonePicture: phone, ...same }: z.output<typeof bannerFile>): BannerItem {
	return { ...same, widePicture: { large: wide, small: wide }, phonePicture: { large: phone, small: phone } }
}

function toAnnouncement(
	{ status, announcement: { english, hindi } }: z.output<typeof noticeFile>,
	today: string,
): AnnouncementItem {
	return { status, publishedOn: today, english: { announcement: english }, hindi: { announcement: hindi } }
}
