import type { ListSearch } from '#web/content/list-search.ts'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { useCodeAhead } from '#web/lib/when-somebody-acts.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SideCard } from '#web/ui/side-card.tsx'
import { answerWritingPages } from './answer-writing-kind.ts'
import { messages as answerWritingMessages } from './messages.en.ts'
import { questionPartsAhead } from './question-parts.ts'
import { useIsEditor } from './use-is-editor.ts'

const EditorsBar = lazyPart(() => import('./desk/editors-bar.tsx').then((part) => part.EditorsBar))

interface AnswerWritingPageProps {
	api: ApiClient
	list: ListSearch
}

/** Shows the questions, and to editors the way to the desk. */
export function AnswerWritingPage({ api, list }: AnswerWritingPageProps) {
	useCodeAhead(questionPartsAhead)
	const m = useMessages(answerWritingMessages)
	return answerWritingPages.drawList({
		api,
		list,
		rail: <SideCard title={m.timeGuide} rows={m.timeGuideRows.map(([label = '', value = '']) => ({ label, value }))} />,
		above: useIsEditor() && <EditorsBar />,
	})
}
