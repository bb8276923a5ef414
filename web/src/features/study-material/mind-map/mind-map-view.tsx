import type { MindMapItem } from '@aravalli/shared/study-material/contract'
import { useMemo } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ItemHeader } from '../item/item-header.tsx'
import { QuizSection } from '../quiz/quiz-section.tsx'
import { NodeList } from './node-list.tsx'
import { readTree } from './read-tree.ts'

const MapSection = lazyPart(() => import('./map-section.tsx').then((part) => part.MapSection), { comes: 'acted' })

/**
 * Shows a mind map as a drawing, and below that as a list, which is there before and without the code of the drawing.
 */
export function MindMapView({ item }: { item: MindMapItem }) {
	const lang = item.isFallback ? 'en' : undefined
	const tree = useMemo(() => readTree(item.nodes), [item.nodes])
	return (
		<>
			<ItemHeader section="mind-map" item={item} />
			{tree.length > 0 && (
				<>
					<MapSection key={`${item._id} ${tree.length}`} tree={tree} lang={lang} />
					<NodeList tree={tree} lang={lang} />
				</>
			)}
			<QuizSection questions={item.quizQuestions} lang={lang} of={{ section: 'mind-map', id: item._id }} />
		</>
	)
}
