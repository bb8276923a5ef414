import { linkOptions } from '@tanstack/react-router'
import { useMessages } from '#web/lib/messages.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import css from './coming-soon-page.module.css'
import { messages as comingSoonMessages } from './messages.en.ts'

export const home = linkOptions({ to: '/dashboard' })

/** Shows the way from the home page to a page of this title. */
export function Trail({ title }: { title: string }) {
	const m = useMessages(comingSoonMessages)
	return (
		<div className={css.trail}>
			<Breadcrumb items={[{ label: m.home, link: home }, { label: title }]} />
		</div>
	)
}
