import { kinds } from '@aravalli/shared/kinds'
import type { MediaUse } from '@aravalli/shared/media/contract'
import { editLink } from '#web/content/desk/desk-links.ts'
import { formatCount } from '#web/lib/format-count.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TwinTitle } from '#web/ui/editing/twin-title.tsx'
import { messages as mediaMessages } from '../messages.en.ts'
import css from './media-details.module.css'

interface MediaUsesProps {
	uses: readonly MediaUse[]
	/** Is how many there are, more than are listed it may be. */
	count: number
}

/** Leads to whatever uses a picture. */
export function MediaUses({ uses, count }: MediaUsesProps) {
	const { details: m } = useMessages(mediaMessages)
	return (
		<section className={css.part} aria-label={m.uses}>
			<h3 className={css.heading}>{m.uses}</h3>
			{count === 0 && <p className={css.aside}>{m.notUsed}</p>}
			<ul className={css.uses}>
				{uses.map((use) => (
					<li key={`${use.kind}/${use.id}`} className={css.use}>
						<Place use={use} />
					</li>
				))}
			</ul>
			{count > uses.length && <p className={css.aside}>{m.more(formatCount(count - uses.length))}</p>}
		</section>
	)
}

function Place({ use: { kind: name, id, title, isPublished, isInWorkingCopy } }: { use: MediaUse }) {
	const { details: m } = useMessages(mediaMessages)
	const language = useLanguage()
	const kind = kinds.find((known) => known.name === name)
	return (
		<>
			<TwinTitle title={title} untitled={m.untitled} link={kind ? editLink(name, id) : null} />
			<span className={css.states}>
				<span>{kind?.names[language] ?? name}</span>
				{isPublished && <Badge tone="ok">{m.seen}</Badge>}
				{!isPublished && <Badge>{isInWorkingCopy ? m.inDraft : m.lastPublished}</Badge>}
			</span>
		</>
	)
}
