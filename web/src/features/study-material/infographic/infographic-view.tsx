import type { InfographicItem } from '@aravalli/shared/study-material/contract'
import { useMessages } from '#web/lib/messages.ts'
import { ToolButton } from '#web/ui/page-tools.tsx'
import { printerIcon } from '../icons.ts'
import { ItemHeader } from '../item/item-header.tsx'
import { messages as studyMessages } from '../messages.en.ts'
import { QuizSection } from '../quiz/quiz-section.tsx'
import { Poster } from './poster.tsx'

/** Shows an infographic as one poster, with the quiz below it. */
export function InfographicView({ item }: { item: InfographicItem }) {
	const m = useMessages(studyMessages)
	const lang = item.isFallback ? 'en' : undefined
	const tools = <ToolButton icon={printerIcon} label={m.print} onClick={() => window.print()} />
	return (
		<>
			<ItemHeader section="infographics" item={item} tools={tools} />
			<Poster blocks={item.blocks} lang={lang} />
			<QuizSection questions={item.quizQuestions} lang={lang} of={{ section: 'infographics', id: item._id }} />
		</>
	)
}
