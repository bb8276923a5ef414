import type { FiledItem } from '@aravalli/shared/topics/contract'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { linkOfAddress } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Chip, ChipRow } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { FiledList } from './filed-list.tsx'
import { messages as topicMessages } from './messages.en.ts'
import css from './on-this-topic.module.css'
import { type ItemOfKind, relatedQuery } from './queries.ts'
import { topicLink } from './topic-link.ts'

interface OnThisTopicProps extends ItemOfKind {
	/** The item is shown in a dialog, whose parts reach its edges. */
	isInDialog?: boolean
}

/** Shows where to go from an item: what else there is on its topics, whatever it is, and its neighbours in its paper. */
export function OnThisTopic({ kind, id, isInDialog = false }: OnThisTopicProps) {
	const m = useMessages(topicMessages)
	const related = useQuery(relatedQuery(useApi(), useLanguage(), { kind, id })).data?.data
	if (!related) return null
	const { topics, items, newer, older } = related
	const Heading = isInDialog ? 'h3' : 'h2'
	return (
		<div className={classNames(css.end, isInDialog && css.inDialog)}>
			{(newer || older) && (
				<nav aria-label={m.nextInList} className={css.neighbours}>
					<Neighbour item={newer} rel="prev" label={m.previous} />
					<Neighbour item={older} rel="next" label={m.next} />
				</nav>
			)}
			{topics.length > 0 && (
				<section aria-labelledby="on-this-topic" className={css.topic}>
					<Heading id="on-this-topic">{m.onThisTopic}</Heading>
					<ChipRow>
						{topics.map(({ id, name }) => (
							<Chip key={id} link={topicLink(id)}>
								{name}
							</Chip>
						))}
					</ChipRow>
					{items.length > 0 && <FiledList items={items} hasKinds />}
				</section>
			)}
		</div>
	)
}

interface NeighbourProps {
	/** It is null at the end of the list. */
	item: FiledItem | null
	rel: 'prev' | 'next'
	label: string
}

function Neighbour({ item, rel, label }: NeighbourProps) {
	if (!item) return null
	return (
		<PageLink link={linkOfAddress(item.path)} rel={rel} className={rel === 'next' ? css.next : css.previous}>
			<Icon path={rel === 'next' ? chevronRightIcon : chevronLeftIcon} className={css.arrow} />
			<span>
				<span className={css.label}>{label}</span>
				<span lang={item.isFallback ? 'en' : undefined}>{item.title}</span>
			</span>
		</PageLink>
	)
}
