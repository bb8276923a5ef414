import { MissingPage } from '#web/content/missing-page.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { messages as resourceMessages } from './messages.en.ts'
import { resourcesLink } from './resources-links.ts'

/** Says that there is no such page of resources. */
export function MissingResource() {
	const m = useMessages(resourceMessages)
	const all = resourcesLink('/resources')
	return (
		<MissingPage
			trail={[
				{ label: m.home, link: { to: '/dashboard' } },
				{ label: m.pages['/resources'].title, link: all },
			]}
			title={m.notFound.title}
			text={m.notFound.text}
			wayOut={{ label: m.notFound.back, link: all }}
		/>
	)
}
