import type { SyllabusTopic } from '@aravalli/shared/strategy/contract'
import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { messages as strategyMessages } from '../messages.en.ts'
import { Points } from '../points.tsx'
import { Row } from '../row-section.tsx'

interface TopicRowProps {
	topic: SyllabusTopic
	/** Is its place in its paper, from 1. */
	number: number
	aside?: ReactNode
}

/** Shows a subject of the syllabus with its topics. */
export function TopicRow({ topic: { _id, title, points, isFallback }, number, aside }: TopicRowProps) {
	const m = useMessages(strategyMessages)
	const lang = isFallback ? 'en' : undefined
	return (
		<Row id={_id} mark={<span aria-hidden="true">{number}</span>} aside={aside}>
			{isFallback && <Badge>{m.inEnglish}</Badge>}
			<h3 lang={lang}>{title}</h3>
			<Points points={points} lang={lang} areShort />
		</Row>
	)
}
