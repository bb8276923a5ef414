import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { ContentSection } from '../content-section.tsx'
import { messages as strategyMessages } from '../messages.en.ts'
import { routineQuery } from '../queries.ts'
import { StrategyPage } from '../strategy-page.tsx'
import css from '../strategy-pages.module.css'
import { RoutineTable } from './routine-table.tsx'

const path = '/dmpp-routine'

/** Shows which paper is for which day of the week, and what to do on it. */
export function RoutinePage({ failure }: { failure: string | undefined }) {
	const m = useMessages(strategyMessages)
	const query = routineQuery(useApi(), useLanguage())
	return (
		<StrategyPage path={path}>
			<div className={css.content}>
				<ContentSection query={query} failure={failure} name={m.pages[path].title} address={{ to: path }}>
					{(days) => <RoutineTable days={days} />}
				</ContentSection>
			</div>
		</StrategyPage>
	)
}
