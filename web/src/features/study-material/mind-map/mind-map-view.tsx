import type { MindMapItem } from '@aravalli/shared/study-material/contract'
import { ItemHeader } from '../item/item-header.tsx'
import { QuizSection } from '../quiz/quiz-section.tsx'

export function MindMapView({ item }: { item: MindMapItem }) {
	const lang = item.isFallback ? 'en' : undefined
	return (
		<>
			<ItemHeader section="mind-map" item={item} />
			<QuizSection questions={item.quizQuestions} lang={lang} />
		</>
	)
}
