import { useMessages } from '#web/lib/messages.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { countWords } from './count-words.ts'
import { messages as topicMessages } from './messages.en.ts'
import { topicLink } from './topic-link.ts'
import css from './topic-links.module.css'

interface TopicLinksProps {
	topics: { id: string; name: string; counts: { kind: string; items: number }[] }[]
}

/** Leads to the topics on which there is something, and says what; of others it says nothing. */
export function TopicLinks({ topics }: TopicLinksProps) {
	const m = useMessages(topicMessages)
	const said = (counts: TopicLinksProps['topics'][number]['counts']) =>
		countWords(counts)
			.map(({ word, items }) => m.counted[word](items))
			.join(', ')
	const filled = topics.filter(({ counts }) => counts.length > 0)
	if (filled.length === 0) return null
	return (
		<ul className={css.links}>
			{filled.map(({ id, name, counts }) => (
				<li key={id}>
					<PageLink link={topicLink(id)} className={css.link}>
						{name}
					</PageLink>{' '}
					<span className={css.count}>{said(counts)}</span>
				</li>
			))}
		</ul>
	)
}
