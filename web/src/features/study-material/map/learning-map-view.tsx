import type { LearningMapItem } from '@aravalli/shared/study-material/contract'
import { ItemHeader } from '../item/item-header.tsx'
import { QuizSection } from '../quiz/quiz-section.tsx'

export function LearningMapView({ item }: { item: LearningMapItem }) {
	const lang = item.isFallback ? 'en' : undefined
	return (
		<>
			<ItemHeader section="learning-through-map" item={item} />
			<QuizSection questions={item.quizQuestions} lang={lang} />
		</>
	)
}
