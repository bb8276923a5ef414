import type { ListSearch } from '#web/content/list-search.ts'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SideCard } from '#web/ui/side-card.tsx'
import { answerWritingPages } from './answer-writing-kind.ts'
import { isDeskList } from './list-search.ts'
import { messages as answerWritingMessages } from './messages.en.ts'
import { useIsEditor } from './use-is-editor.ts'

const DeskBar = lazyPart(() => import('./desk/desk-bar.tsx').then((part) => part.DeskBar))
const DeskListSection = lazyPart(() => import('./desk/desk-list-section.tsx').then((part) => part.DeskListSection))

interface AnswerWritingPageProps {
	api: ApiClient
	list: ListSearch
}

/** Shows the questions, and to editors their own lists as well. */
export function AnswerWritingPage({ api, list }: AnswerWritingPageProps) {
	const m = useMessages(answerWritingMessages)
	const isEditor = useIsEditor()
	const desk = isDeskList(list.desk) ? list.desk : undefined
	return answerWritingPages.drawList({
		api,
		list,
		rail: <SideCard title={m.timeGuide} rows={m.timeGuideRows.map(([label = '', value = '']) => ({ label, value }))} />,
		above: isEditor && <DeskBar api={api} desk={desk} page={list.page} />,
		instead: isEditor && desk && <DeskListSection key={desk} api={api} desk={desk} page={list.page ?? 1} />,
	})
}
