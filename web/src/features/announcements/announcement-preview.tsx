import { announcementKind } from '@aravalli/shared/announcements/kinds'
import type { PreviewProps } from '#web/content/desk/editor/preview-dialog.tsx'
import { previewed } from '#web/content/desk/editor/previewed.ts'
import { AnnouncementBar } from '#web/ui/announcement-bar.tsx'

/** Shows editors an announcement in the bar that is above every page. */
export function AnnouncementPreview({ copy, language }: PreviewProps) {
	const { texts } = previewed(announcementKind, copy, language)
	return <AnnouncementBar texts={[texts.announcement]} />
}
