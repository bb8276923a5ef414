import { bookTypes, resourceTabs } from '@aravalli/shared/resources/resource'
import { useMessages } from '#web/lib/messages.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { TabLinks } from '#web/ui/tab-links.tsx'
import { BooksTab } from './books/books-tab.tsx'
import { LoginCard } from './login-card.tsx'
import { messages as resourceMessages } from './messages.en.ts'
import { YearButtons } from './papers/year-buttons.tsx'
import { ResourceFrame } from './resource-frame.tsx'
import { type ResourcesPath, resourcesLink, stageOf } from './resources-links.ts'
import type { ResourcesSearch } from './resources-search.ts'
import { SpecialTab } from './special/special-tab.tsx'
import { CopiesList } from './toppers/copies-list.tsx'

interface ResourcesPageProps {
	path: ResourcesPath
	search: ResourcesSearch
}

/** Shows resources in four tabs, all of them or those of one examination. Copies are of the mains alone. */
export function ResourcesPage({ path, search }: ResourcesPageProps) {
	const m = useMessages(resourceMessages)
	if (!useViewer()) return <LoginCard path={path} />
	const chosen = search.tab ?? resourceTabs[0]
	const tabs = resourceTabs
		.filter((tab) => tab !== 'toppers-copies' || stageOf(path) !== 'prelims')
		.map((tab) => ({
			label: m.tabs[tab],
			link: resourcesLink(path, tab === resourceTabs[0] ? {} : { tab }),
			isSelected: tab === chosen,
		}))
	return (
		<ResourceFrame
			{...m.pages[path]}
			isBelow={path !== '/resources'}
			above={<TabLinks label={m.tabsLabel} tabs={tabs} />}
		>
			<Tab path={path} search={search} />
		</ResourceFrame>
	)
}

function Tab({ path, search: { tab, type = 'rbse', group } }: ResourcesPageProps) {
	switch (tab) {
		case 'authentic-books':
			return <BooksTab path={path} type={bookTypes.find((one) => one.toLowerCase() === type) ?? bookTypes[0]} />
		case 'toppers-copies':
			return <CopiesList page={path.slice(1)} />
		case 'pyqs':
			return <YearButtons stage={stageOf(path)} />
		default:
			return <SpecialTab path={path} whole={group} />
	}
}
