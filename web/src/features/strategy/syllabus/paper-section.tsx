import type { MainsPaper, SyllabusTopic } from '@aravalli/shared/strategy/contract'
import { useMessages } from '#web/lib/messages.ts'
import { messages as strategyMessages } from '../messages.en.ts'
import { RowSection } from '../row-section.tsx'
import { TopicRow } from './topic-row.tsx'

/** Shows a paper of the mains: the topics of our grouping. */
export function PaperSection({ paper: { paper, topics } }: { paper: MainsPaper }) {
	const m = useMessages(strategyMessages)
	return (
		<RowSection id={paperId(paper)} title={m.groupedPapers[paper]}>
			{topics.map((topic, index) => (
				<TopicRow key={topic._id} topic={topic} number={index + 1} />
			))}
		</RowSection>
	)
}

/** Shows the subjects of the prelims, which has one paper. */
export function PrelimsSection({ topics }: { topics: SyllabusTopic[] }) {
	const m = useMessages(strategyMessages)
	return (
		<RowSection id="subjects" title={m.subjectsOfPaper}>
			{topics.map((topic, index) => (
				<TopicRow key={topic._id} topic={topic} number={index + 1} />
			))}
		</RowSection>
	)
}

/** Names the paper's heading. */
export function paperId(paper: MainsPaper['paper']): string {
	return paper.toLowerCase().replaceAll('_', '-')
}
