import { formatMoment } from '@aravalli/shared/format-moment'
import { kinds } from '@aravalli/shared/kinds'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { PublishState } from '#web/ui/editing/publish-state.tsx'
import { TwinTitle } from '#web/ui/editing/twin-title.tsx'
import { editLink } from '../desk-links.ts'
import type { Overview } from '../use-overview.ts'
import { messages as overviewMessages } from './messages.en.ts'
import css from './overview.module.css'

/** Is an entry with the moment that matters about it. */
export type Waiting = Omit<Overview['ownWork'][number], 'updatedAt'> & { moment: string }

interface WaitingListProps {
	items: Waiting[]
	/** Says what happened, or will, at the moment. */
	at: (moment: string) => string
}

/** Leads to the editor of each entry and says what it is. */
export function WaitingList({ items, at }: WaitingListProps) {
	const m = useMessages(overviewMessages)
	const language = useLanguage()
	return (
		<ul className={css.waiting}>
			{items.map(({ kind, id, status, title, moment }) => (
				<li key={`${kind}/${id}`}>
					<TwinTitle title={title} untitled={m.untitled} link={editLink(kind, id)} />
					<p className={css.about}>
						<PublishState status={status} />
						<span>{kinds.find(({ name }) => name === kind)?.names[language]}</span>
						<span>{at(formatMoment(moment, language))}</span>
					</p>
				</li>
			))}
		</ul>
	)
}
