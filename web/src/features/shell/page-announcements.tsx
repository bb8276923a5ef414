import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useApi } from '#web/lib/use-api.ts'
import { AnnouncementBar } from '#web/ui/announcement-bar.tsx'
import { storedNotice } from '#web/ui/stored.ts'
import { activeTexts, announcementsQuery, noticeId } from './announcements.ts'

/**
 * Shows what came with the page and nothing later: see `loadAnnouncements`. What was closed stays closed until there is another text; the
 * start of the page hides it before it is painted.
 */
export function PageAnnouncements() {
	const language = useLanguage()
	const { data } = useQuery({ ...announcementsQuery(useApi()), enabled: false })
	const announcements = data?.data ?? []
	const texts = activeTexts(announcements, language)
	const id = noticeId(announcements)
	const [closedId, setClosedId] = useState<string | null>(null)
	useEffect(() => setClosedId(storedNotice.read()), [])
	if (texts.length === 0 || closedId === id) return null
	const close = () => {
		storedNotice.write(id)
		setClosedId(id)
		// The button that had the focus is gone.
		document.getElementById('content')?.focus({ preventScroll: true })
	}
	return <AnnouncementBar texts={texts} id={id} onClose={close} />
}
