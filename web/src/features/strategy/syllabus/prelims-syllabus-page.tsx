import type { SyllabusTopic } from '@aravalli/shared/strategy/contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { ContentSection } from '../content-section.tsx'
import { messages as strategyMessages } from '../messages.en.ts'
import { PageColumns } from '../page-columns.tsx'
import { prelimsSyllabusQuery } from '../queries.ts'
import { StrategyPage } from '../strategy-page.tsx'
import css from '../strategy-pages.module.css'
import { PrelimsSection } from './paper-section.tsx'

const path = '/prelims-syllabus'

export function PrelimsSyllabusPage({ failure }: { failure: string | undefined }) {
	const m = useMessages(strategyMessages)
	const query = prelimsSyllabusQuery(useApi(), useLanguage())
	return (
		<StrategyPage path={path}>
			<div className={css.content}>
				<ContentSection query={query} failure={failure} name={m.pages[path].title} address={{ to: path }}>
					{(topics) => <Topics topics={topics} />}
				</ContentSection>
			</div>
		</StrategyPage>
	)
}

function Topics({ topics }: { topics: SyllabusTopic[] }) {
	const sections = topics.map(({ _id, title }) => ({ id: _id, title }))
	return (
		<PageColumns
			sections={sections}
			related={['/prelims-syllabus-strategy', '/prelims-practice', '/dmpp-routine', '/prelims']}
		>
			<PrelimsSection topics={topics} />
		</PageColumns>
	)
}
