import { prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { ContentSection } from './content-section.tsx'
import { messages as strategyMessages } from './messages.en.ts'
import { prelimsStrategyQuery } from './queries.ts'
import { StrategyItems } from './strategy-items.tsx'
import { prelimsPath, prelimsTabLink } from './strategy-links.ts'
import { StrategyPage } from './strategy-page.tsx'
import type { PrelimsSearch } from './strategy-search.ts'
import { StrategyTabs } from './strategy-tabs.tsx'

interface PrelimsStrategyPageProps {
	search: PrelimsSearch
	failure: string | undefined
}

export function PrelimsStrategyPage({ search, failure }: PrelimsStrategyPageProps) {
	const { tab = prelimsTabs[0] } = search
	const m = useMessages(strategyMessages)
	const query = prelimsStrategyQuery(useApi(), useLanguage(), tab)
	const tabs = prelimsTabs.map((name) => ({
		label: m.prelimsTabs[name],
		link: prelimsTabLink(name),
		isSelected: name === tab,
	}))
	return (
		<StrategyPage path={prelimsPath}>
			<StrategyTabs label={m.partsOfStrategy} tabs={tabs} />
			<ContentSection key={tab} query={query} failure={failure} name={m.prelimsTabs[tab]} address={prelimsTabLink(tab)}>
				{(items) => (
					<StrategyItems
						items={items}
						related={['/prelims-syllabus', '/prelims-practice', '/dmpp-routine', '/prelims']}
					/>
				)}
			</ContentSection>
		</StrategyPage>
	)
}
