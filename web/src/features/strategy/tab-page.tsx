import { mainsTabs, prelimsTabs } from '@aravalli/shared/strategy/tabs'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { ContentSection } from './content-section.tsx'
import { messages as strategyMessages } from './messages.en.ts'
import { tabPageQuery } from './page-query.ts'
import { StrategyItems } from './strategy-items.tsx'
import { type TabPagePath, tabPageLink, tabPages } from './strategy-links.ts'
import { StrategyPage } from './strategy-page.tsx'
import { StrategyTabs } from './strategy-tabs.tsx'

interface TabPageProps {
	path: TabPagePath
	failure: string | undefined
}

/** Shows a tab of the strategy as a page of its own, with links to the others. */
export function TabPage({ path, failure }: TabPageProps) {
	const m = useMessages(strategyMessages)
	const query = tabPageQuery(useApi(), useLanguage(), path)
	const { stage, tab } = tabPages[path]
	const tabs =
		stage === 'prelims'
			? prelimsTabs.map((name) => ({
					label: m.prelimsTabs[name],
					link: tabPageLink({ stage, tab: name }),
					isSelected: name === tab,
				}))
			: mainsTabs.map((name) => ({
					label: m.mainsTabs[name],
					link: tabPageLink({ stage, tab: name }),
					isSelected: name === tab,
				}))
	const related =
		stage === 'prelims'
			? (['/prelims-syllabus', '/prelims-practice', '/dmpp-routine', '/prelims'] as const)
			: (['/mains-syllabus', '/answer-writing-practice', '/dmpp-routine', '/mains'] as const)
	return (
		<StrategyPage path={path}>
			<StrategyTabs label={m.partsOfStrategy} tabs={tabs} />
			<ContentSection key={path} query={query} failure={failure} name={m.pages[path].title} address={{ to: path }}>
				{(items) => <StrategyItems items={items} related={related} />}
			</ContentSection>
		</StrategyPage>
	)
}
