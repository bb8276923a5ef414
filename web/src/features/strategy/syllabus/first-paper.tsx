import type { MainsPaper } from '@aravalli/shared/strategy/contract'
import { useMessages } from '#web/lib/messages.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as strategyMessages } from '../messages.en.ts'
import { PageColumns } from '../page-columns.tsx'
import { PaperSection, paperId } from './paper-section.tsx'

const allPapers = { to: '/mains-syllabus' }

/** Shows only the first paper of the syllabus, as specified, and the way to all four. */
export function FirstPaper({ papers }: { papers: MainsPaper[] }) {
	const m = useMessages(strategyMessages)
	const shown = papers.slice(0, 1)
	const sections = shown.map(({ paper }) => ({ id: paperId(paper), title: m.groupedPapers[paper] }))
	return (
		<PageColumns
			sections={sections}
			related={['/mains-syllabus', '/answer-writing-practice', '/dmpp-routine', '/mains']}
		>
			{shown.map((paper) => (
				<PaperSection key={paper.paper} paper={paper} />
			))}
			<p>
				<PageLink link={allPapers}>{m.allPapers}</PageLink>
			</p>
		</PageColumns>
	)
}
