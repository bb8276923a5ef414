import type { MainsPaper, SyllabusTopic } from '@aravalli/shared/strategy/contract'
import { useMessages } from '#web/lib/messages.ts'
import { messages as strategyMessages } from '../messages.en.ts'
import { RowSection } from '../row-section.tsx'
import { TopicRow } from './topic-row.tsx'
import css from './weightage.module.css'

/** Shows a paper of the mains: its topics, each with its share. */
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

/** Shows the share of a topic in its paper, in figures and as a trail that it fills. */
function Weightage({ percent }: { percent: number }) {
	const m = useMessages(strategyMessages)
	return (
		<div className={css.weightage}>
			<p className={css.words}>
				<b className={css.figure}>{m.percent(percent)}</b> {m.weightage}
			</p>
			<progress className={css.trail} value={percent} max={100} aria-hidden="true" />
		</div>
	)
}
