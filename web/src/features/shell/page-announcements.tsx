import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import { AnnouncementBar } from '#web/ui/announcement-bar.tsx'
import { activeTexts, announcementsQuery } from './announcements.ts'

/** Shows what came with the page and nothing later: see `loadAnnouncements`. */
export function PageAnnouncements() {
	const language = useLanguage()
	const { data } = useQuery({ ...announcementsQuery(useApi()), enabled: false })
	const texts = activeTexts(data?.data ?? [], language)
	return texts.length > 0 && <AnnouncementBar texts={texts} />
}
