import type { UnitOfTopics } from '@aravalli/shared/topics/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { ContentSection } from '../content-section.tsx'
import { messages as strategyMessages } from '../messages.en.ts'
import { PageColumns } from '../page-columns.tsx'
import { mainsSyllabusQuery, officialSyllabusQuery } from '../queries.ts'
import { StrategyPage } from '../strategy-page.tsx'
import css from '../strategy-pages.module.css'
import { OfficialPapers, officialPapers } from './official-papers.tsx'
import { PaperSection } from './paper-section.tsx'

const path = '/mains-syllabus'
const ownId = 'our-grouping'

interface MainsSyllabusPageProps {
	failure: string | undefined
}

/** Shows the official papers to everybody, and below them the same topics as we group them. */
export function MainsSyllabusPage({ failure }: MainsSyllabusPageProps) {
	const m = useMessages(strategyMessages)
	const query = officialSyllabusQuery(useApi(), useLanguage())
	return (
		<StrategyPage path={path}>
			<div className={css.content}>
				<ContentSection query={query} failure={failure} name={m.pages[path].title} address={{ to: path }}>
					{(units) => <Papers units={units} failure={failure} />}
				</ContentSection>
			</div>
		</StrategyPage>
	)
}

function Papers({ units, failure }: { units: UnitOfTopics[] } & MainsSyllabusPageProps) {
	const m = useMessages(strategyMessages)
	const query = mainsSyllabusQuery(useApi(), useLanguage())
	const sections = [
		...officialPapers.map((paper) => ({ id: paper, title: m.official[paper] })),
		{ id: ownId, title: m.ourGrouping },
	]
	return (
		<PageColumns
			sections={sections}
			related={['/mains-syllabus-strategy', '/answer-writing-practice', '/dmpp-routine', '/mains']}
		>
			<OfficialPapers units={units} />
			<div className={css.part}>
				<h2 id={ownId} tabIndex={-1}>
					{m.ourGrouping}
				</h2>
				<p>{m.ourGroupingText}</p>
			</div>
			<ContentSection query={query} failure={failure} name={m.ourGrouping} address={{ to: path }}>
				{(papers) => papers.map((paper) => <PaperSection key={paper.paper} paper={paper} />)}
			</ContentSection>
		</PageColumns>
	)
}
