import type { MainsPaper } from '@aravalli/shared/strategy/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { Note } from '#web/ui/note.tsx'
import { ContentSection } from '../content-section.tsx'
import { messages as strategyMessages } from '../messages.en.ts'
import { PageColumns } from '../page-columns.tsx'
import { mainsSyllabusQuery } from '../queries.ts'
import { StrategyPage } from '../strategy-page.tsx'
import css from '../strategy-pages.module.css'
import { PaperSection, paperId } from './paper-section.tsx'

const path = '/mains-syllabus'

/** Shows all four papers, to everybody. */
export function MainsSyllabusPage({ failure }: { failure: string | undefined }) {
	const m = useMessages(strategyMessages)
	const query = mainsSyllabusQuery(useApi(), useLanguage())
	return (
		<StrategyPage path={path}>
			<div className={css.content}>
				<ContentSection query={query} failure={failure} name={m.pages[path].title} address={{ to: path }}>
					{(papers) => <Papers papers={papers} />}
				</ContentSection>
			</div>
		</StrategyPage>
	)
}

function Papers({ papers }: { papers: MainsPaper[] }) {
	const m = useMessages(strategyMessages)
	const sections = papers.map(({ paper }) => ({ id: paperId(paper), title: m.papers[paper] }))
	return (
		<PageColumns
			sections={sections}
			related={['/mains-syllabus-strategy', '/answer-writing-practice', '/dmpp-routine', '/mains']}
		>
			<Note>{m.officialPapers}</Note>
			{papers.map((paper) => (
				<PaperSection key={paper.paper} paper={paper} />
			))}
		</PageColumns>
	)
}
