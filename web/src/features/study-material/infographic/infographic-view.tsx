import type { InfographicItem } from '@aravalli/shared/study-material/contract'
import { ItemHeader } from '../item/item-header.tsx'
import { QuizSection } from '../quiz/quiz-section.tsx'

export function InfographicView({ item }: { item: InfographicItem }) {
	const lang = item.isFallback ? 'en' : undefined
	return (
		<>
			<ItemHeader section="infographics" item={item} />
			<QuizSection questions={item.quizQuestions} lang={lang} />
		</>
	)
}
