import type { SyllabusTopic } from '@aravalli/shared/strategy/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TopicLinks } from '../../topics/public.tsx'
import { messages as strategyMessages } from '../messages.en.ts'
import { Row } from '../row-section.tsx'
import css from './topic-row.module.css'

interface TopicRowProps {
	topic: SyllabusTopic
	/** Is its place in its paper, from 1. */
	number: number
}

/** Shows a subject of the syllabus with its topics. */
export function TopicRow({ topic: { _id, title, points, pointTopics, isFallback }, number }: TopicRowProps) {
	const m = useMessages(strategyMessages)
	const lang = isFallback ? 'en' : undefined
	return (
		<Row id={_id} mark={<span aria-hidden="true">{number}</span>}>
			{isFallback && <Badge>{m.inEnglish}</Badge>}
			<h3 lang={lang}>{title}</h3>
			<ul className={css.points}>
				{points.map((point, index) => (
					<li key={point}>
						<span lang={lang}>{point}</span>
						<TopicLinks topics={pointTopics[index] ?? []} />
					</li>
				))}
			</ul>
		</Row>
	)
}
