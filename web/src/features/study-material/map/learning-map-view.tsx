import type { LearningMapItem } from '@aravalli/shared/study-material/contract'
import { AwaitedPart, declareAwaitedPart } from '#web/ui/awaited-part.tsx'
import { ItemHeader } from '../item/item-header.tsx'
import { QuizSection } from '../quiz/quiz-section.tsx'
// What the server has drawn is to look as it will: its styles come with the page, its code later.
import './drawing/ground.module.css'
import './drawing/lines.module.css'
import './drawing/map-plate.module.css'
import './drawing/marks.module.css'
import './drawing/neat-line.module.css'
import './drawing/on-sheet.module.css'
import './drawing/sheet-words.module.css'
import './explore/find-invitation.module.css'
import './explore/layer-toggles.module.css'
import './explore/place-card.module.css'
import './explore/place-list.module.css'
import './mode-switch.module.css'
import css from './study-map.module.css'

const load = async () => (await import('./study-map.tsx')).StudyMap
const part = declareAwaitedPart<{ item: LearningMapItem }>(import.meta.env.SSR ? load : null, load)

/** An item of learning through map: the map with its list, and the quiz. */
export function LearningMapView({ item }: { item: LearningMapItem }) {
	const lang = item.isFallback ? 'en' : undefined
	return (
		<>
			<ItemHeader section="learning-through-map" item={item} />
			<AwaitedPart key={item._id} of={part} className={css.late} item={item} />
			<QuizSection questions={item.quizQuestions} lang={lang} />
		</>
	)
}
