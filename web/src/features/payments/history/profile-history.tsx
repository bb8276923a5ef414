import { useId } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import css from './history-panel.module.css'
import { HistoryPanel } from './history-panel.tsx'
import { type HistoryView, historyLinks } from './history-view.ts'
import { messages as historyMessages } from './messages.en.ts'

const linkOf = historyLinks('/profile')

/** Is the same panel among the sections of the profile. */
export function ProfileHistory({ view }: { view: HistoryView }) {
	const m = useMessages(historyMessages)
	const id = useId()
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className={css.title}>
				{m.title}
			</h2>
			<HistoryPanel view={view} linkOf={linkOf} page="profile" />
		</section>
	)
}
