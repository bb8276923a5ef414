import type { Announcement } from '@aravalli/shared/announcements/contract'
import type { AnnouncementRow } from './tables.ts'

export function presentAnnouncement({ id, status, announcement }: AnnouncementRow): Announcement {
	return { _id: id, status, announcement: { english: announcement.english, hindi: announcement.hindi } }
}
