import type { InfographicItem } from '@aravalli/shared/study-material/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { printerIcon } from '../icons.ts'
import { ItemHeader } from '../item/item-header.tsx'
import { messages as studyMessages } from '../messages.en.ts'
import { QuizSection } from '../quiz/quiz-section.tsx'
import css from './infographic-view.module.css'
import { Poster } from './poster.tsx'

/** Shows an infographic as one poster, with the quiz below it. */
export function InfographicView({ item }: { item: InfographicItem }) {
	const m = useMessages(studyMessages)
	const lang = item.isFallback ? 'en' : undefined
	const tools = (
		<span className="needsScript">
			<Button icon={printerIcon} isCompact onClick={() => window.print()}>
				{m.print}
			</Button>
		</span>
	)
	return (
		<div className={css.page}>
			<ItemHeader section="infographics" item={item} tools={tools} />
			<Poster blocks={item.blocks} lang={lang} />
			<QuizSection questions={item.quizQuestions} lang={lang} />
		</div>
	)
}
