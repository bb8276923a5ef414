import type { LearningMapItem } from '@aravalli/shared/study-material/contract'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ItemHeader } from '../item/item-header.tsx'
import { QuizSection } from '../quiz/quiz-section.tsx'

const StudyMap = lazyPart(() => import('./study-map.tsx').then((part) => part.StudyMap), { comes: 'acted' })

/** Shows an item of learning through map: the map with its list, and the quiz. */
export function LearningMapView({ item }: { item: LearningMapItem }) {
	const lang = item.isFallback ? 'en' : undefined
	return (
		<>
			<ItemHeader section="learning-through-map" item={item} />
			<StudyMap key={item._id} item={item} />
			<QuizSection questions={item.quizQuestions} lang={lang} of={{ section: 'learning-through-map', id: item._id }} />
		</>
	)
}
