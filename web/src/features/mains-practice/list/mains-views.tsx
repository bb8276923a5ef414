import { type MainsTab, mainsTabs } from '@aravalli/shared/mains-practice/mains-question'
import { useMessages } from '#web/lib/messages.ts'
import { TabLinks } from '#web/ui/tab-links.tsx'
import type { MainsSearch } from '../list-search.ts'
import { simpleLink, tabLink } from '../mains-links.ts'
import { messages as mainsMessages } from '../messages.en.ts'

/** `answers` and `detailed` are lists of other features. */
type MainsView = MainsTab | 'answers' | 'detailed' | 'simple'

interface MainsViewsProps {
	view: MainsView
	/** What is chosen stays where the other list knows it. */
	search?: MainsSearch
}

/** Leads to each list of mains questions: they are views of one practice. */
export function MainsViews({ view, search = {} }: MainsViewsProps) {
	const m = useMessages(mainsMessages)
	const tabs = [
		...mainsTabs.map((id) => ({ id, label: m.tabs[id], link: tabLink(id, search) })),
		{ id: 'answers', label: m.answerWriting, link: { to: '/answer-writing-practice' } },
		{ id: 'detailed', label: m.detailed, link: { to: '/mains-miq' } },
		{ id: 'simple', label: m.simple, link: simpleLink({ subject: search.subject }) },
	]
	return <TabLinks label={m.tabsLabel} tabs={tabs.map(({ id, ...tab }) => ({ ...tab, isSelected: id === view }))} />
}
