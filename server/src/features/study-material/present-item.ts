import type {
	Capsule,
	CapsuleCard,
	InfographicItem,
	LearningMapItem,
	MindMapItem,
	Notes,
	StudyCard,
} from '@aravalli/shared/study-material/contract'
import type {
	capsuleKind,
	infographicKind,
	learningMapKind,
	mindMapKind,
	notesKind,
	SectionKind,
} from '@aravalli/shared/study-material/kinds'
import type { Item } from '../../content/items.ts'
import { minutesOf } from '../../content/reading-time.ts'
import { publicFileAddress } from './public-file-address.ts'

export function presentCard({ id, common, card, isFallback }: Item<SectionKind>): StudyCard {
	return {
		_id: id,
		paperNo: common.paper,
		heading: card.heading,
		description: card.description,
		img: common.picture?.large ?? null,
		imgSmall: common.picture?.small ?? null,
		quizQuestions: card.quiz,
		isFallback,
	}
}

export function presentCapsuleCard(card: StudyCard): CapsuleCard {
	return { ...card, coverImage: card.img, pdfUrl: publicFileAddress('mains-answer-enrichment-capsule', card._id) }
}

const presentItem = (item: Item<SectionKind>) => ({
	...presentCard(item),
	imageSource: item.common.pictureSource,
	updatedAt: item.updatedAt,
})

export type ReadingItem = Item<typeof notesKind> | Item<typeof capsuleKind>

const presentReading = (item: ReadingItem) => ({ body: item.texts.body, readTime: minutesOf(item) })

export const presentNotes = (item: Item<typeof notesKind>): Notes => ({
	...presentItem(item),
	...presentReading(item),
	pdfUrl: publicFileAddress('to-the-point', item.id),
})

export const presentCapsule = (item: Item<typeof capsuleKind>): Capsule => ({
	...presentItem(item),
	...presentReading(item),
	...presentCapsuleCard(presentCard(item)),
})

export const presentMindMap = (item: Item<typeof mindMapKind>): MindMapItem => ({
	...presentItem(item),
	nodes: item.texts.nodes,
})

export const presentInfographic = (item: Item<typeof infographicKind>): InfographicItem => ({
	...presentItem(item),
	blocks: item.texts.blocks,
})

export const presentLearningMap = (item: Item<typeof learningMapKind>): LearningMapItem => ({
	...presentItem(item),
	places: item.texts.places,
	lines: item.texts.lines,
})
