import { type MainsTab, mainsTabs } from '@aravalli/shared/strategy/tabs'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { ContentSection } from './content-section.tsx'
import { LoginRequired } from './login-required.tsx'
import { messages as strategyMessages } from './messages.en.ts'
import { mainsStrategyQuery } from './queries.ts'
import { SectionLinks } from './section-links.tsx'
import { StrategyItems } from './strategy-items.tsx'
import { mainsPartLink, mainsPath, mainsSectionLink } from './strategy-links.ts'
import { StrategyPage } from './strategy-page.tsx'
import css from './strategy-pages.module.css'
import type { MainsSearch } from './strategy-search.ts'
import { StrategyTabs } from './strategy-tabs.tsx'
import { MainsPapers } from './syllabus/mains-papers.tsx'
import { PaperSection } from './syllabus/paper-section.tsx'

const related = ['/mains-syllabus', '/answer-writing-practice', '/dmpp-routine', '/mains'] as const

const wholeGrouping = { to: '/mains-syllabus', hash: 'our-grouping' }

interface MainsStrategyPageProps {
	search: MainsSearch
	failure: string | undefined
}

/** Shows syllabus and strategy of the mains, for whoever is signed in. */
export function MainsStrategyPage({ search, failure }: MainsStrategyPageProps) {
	const { tab: part = 'syllabus', section = mainsTabs[0] } = search
	const m = useMessages(strategyMessages)
	if (!useViewer()) return <LoginRequired />
	const parts = (['syllabus', 'strategy'] as const).map((name) => ({
		label: m.parts[name],
		link: mainsPartLink(name),
		isSelected: name === part,
	}))
	return (
		<StrategyPage path={mainsPath}>
			<StrategyTabs label={m.syllabusOrStrategy} tabs={parts} />
			{part === 'syllabus' ? <Syllabus failure={failure} /> : <Strategy section={section} failure={failure} />}
		</StrategyPage>
	)
}

/** Shows only the first paper of our grouping, as specified, and the way to all of it. */
function Syllabus({ failure }: { failure: string | undefined }) {
	const m = useMessages(strategyMessages)
	return (
		<MainsPapers name={m.parts.syllabus} address={mainsPartLink('syllabus')} failure={failure} related={related}>
			{(papers) => (
				<>
					{papers.slice(0, 1).map((paper) => (
						<PaperSection key={paper.paper} paper={paper} />
					))}
					<p>
						<PageLink link={wholeGrouping}>{m.wholeGrouping}</PageLink>
					</p>
				</>
			)}
		</MainsPapers>
	)
}

function Strategy({ section, failure }: { section: MainsTab; failure: string | undefined }) {
	const m = useMessages(strategyMessages)
	const query = mainsStrategyQuery(useApi(), useLanguage(), section)
	const links = mainsTabs.map((name) => ({
		label: m.mainsTabs[name],
		link: mainsSectionLink(name),
		isSelected: name === section,
	}))
	return (
		<div className={css.strategy}>
			<SectionLinks label={m.partsOfStrategy} links={links} />
			<ContentSection
				key={section}
				query={query}
				failure={failure}
				name={m.mainsTabs[section]}
				address={mainsSectionLink(section)}
			>
				{(items) => <StrategyItems items={items} related={related} />}
			</ContentSection>
		</div>
	)
}
