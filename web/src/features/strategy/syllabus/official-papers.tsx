import type { UnitOfTopics } from '@aravalli/shared/topics/contract'
import { useMessages } from '#web/lib/messages.ts'
import { TopicLinks } from '../../topics/public.tsx'
import { messages as strategyMessages } from '../messages.en.ts'
import { Row, RowSection } from '../row-section.tsx'
import css from './official-papers.module.css'

type OfficialPaper = UnitOfTopics['paper']

export const officialPapers: readonly OfficialPaper[] = ['paper1', 'paper2', 'paper3', 'paper4']

/** Shows the official papers, a row for each unit; each topic leads to what there is to read and to practise on it. */
export function OfficialPapers({ units }: { units: UnitOfTopics[] }) {
	const m = useMessages(strategyMessages)
	return officialPapers.map((paper) => (
		<RowSection key={paper} id={paper} title={m.official[paper]}>
			{units
				.filter((unit) => unit.paper === paper)
				.map(({ unit, name, topics }, index) => (
					<Row key={unit} id={unit} mark={<span aria-hidden="true">{index + 1}</span>}>
						<h3>{name}</h3>
						<ul className={css.topics}>
							{topics.map((topic) => (
								<li key={topic.id}>
									{topic.counts.length > 0 ? (
										<TopicLinks topics={[topic]} />
									) : (
										<span className={css.bare}>{topic.name}</span>
									)}
								</li>
							))}
						</ul>
					</Row>
				))}
		</RowSection>
	))
}
