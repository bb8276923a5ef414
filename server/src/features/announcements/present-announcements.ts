import type { Announcement, Banner } from '@aravalli/shared/announcements/contract'
import type { announcementKind, bannerKind } from '@aravalli/shared/announcements/kinds'
import type { Item } from '../../content/items.ts'

export function presentBanner({ id, common, card, isFallback }: Item<typeof bannerKind>): Banner {
	return {
		_id: id,
		Banner_img: common.widePicture.large,
		phoneImage: common.phonePicture.large,
		call_actionLink: common.actionLink,
		...card,
		isFallback,
	}
}

export function presentAnnouncement({ id, common, translations }: Item<typeof announcementKind>): Announcement {
	const { english, hindi } = translations
	return {
		_id: id,
		status: common.status,
		announcement: { english: english.announcement, hindi: (hindi ?? english).announcement },
	}
}
