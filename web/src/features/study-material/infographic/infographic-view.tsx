import type { InfographicItem } from '@aravalli/shared/study-material/contract'
import { ItemHeader } from '../item/item-header.tsx'
import { QuizSection } from '../quiz/quiz-section.tsx'
import { Poster } from './poster.tsx'

/** Shows an infographic as one poster, with the quiz below it. */
export function InfographicView({ item }: { item: InfographicItem }) {
	const lang = item.isFallback ? 'en' : undefined
	return (
		<>
			<ItemHeader section="infographics" item={item} />
			<Poster blocks={item.blocks} lang={lang} />
			<QuizSection questions={item.quizQuestions} lang={lang} of={{ section: 'infographics', id: item._id }} />
		</>
	)
}
