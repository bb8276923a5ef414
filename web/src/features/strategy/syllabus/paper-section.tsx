import type { MainsPaper } from '@aravalli/shared/strategy/contract'
import { useMessages } from '#web/lib/messages.ts'
import { messages as strategyMessages } from '../messages.en.ts'
import { RowSection } from '../row-section.tsx'
import { TopicRow } from './topic-row.tsx'
import { Weightage } from './weightage.tsx'

/** A paper of the mains: its topics, each with its share. */
export function PaperSection({ paper: { paper, topics } }: { paper: MainsPaper }) {
	const m = useMessages(strategyMessages)
	return (
		<RowSection id={paperId(paper)} title={m.papers[paper]}>
			{topics.map((topic, index) => (
				<TopicRow
					key={topic._id}
					topic={topic}
					number={index + 1}
					aside={<Weightage percent={topic.weightagePercent} />}
				/>
			))}
		</RowSection>
	)
}

/** Of the paper's heading. */
export function paperId(paper: MainsPaper['paper']): string {
	return paper.toLowerCase().replaceAll('_', '-')
}
