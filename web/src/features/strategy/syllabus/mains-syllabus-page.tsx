import { useMessages } from '#web/lib/messages.ts'
import { messages as strategyMessages } from '../messages.en.ts'
import { StrategyPage } from '../strategy-page.tsx'
import css from '../strategy-pages.module.css'
import { MainsPapers } from './mains-papers.tsx'
import { PaperSection } from './paper-section.tsx'

const path = '/mains-syllabus'

interface MainsSyllabusPageProps {
	failure: string | undefined
}

/** Shows the syllabus of the mains to everybody. */
export function MainsSyllabusPage({ failure }: MainsSyllabusPageProps) {
	const m = useMessages(strategyMessages)
	return (
		<StrategyPage path={path}>
			<div className={css.content}>
				<MainsPapers
					name={m.pages[path].title}
					address={{ to: path }}
					failure={failure}
					related={['/mains-syllabus-strategy', '/answer-writing-practice', '/dmpp-routine', '/mains']}
				>
					{(papers) => papers.map((paper) => <PaperSection key={paper.paper} paper={paper} />)}
				</MainsPapers>
			</div>
		</StrategyPage>
	)
}
