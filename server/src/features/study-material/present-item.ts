import type {
	Capsule,
	CapsuleCard,
	InfographicItem,
	LearningMapItem,
	MindMapItem,
	Notes,
	StudyCard,
} from '@aravalli/shared/study-material/contract'
import type { Infographic, MindMap, StudyMap } from '@aravalli/shared/study-material/item-contract'
import type { Body } from './new-item.ts'
import { publicFileAddress } from './public-file-address.ts'
import type { ItemDetails, ItemRow } from './tables.ts'

export function presentCard({ id, paper, picture, pictureSmall, card, isFallback }: ItemRow): StudyCard {
	return {
		_id: id,
		paperNo: paper,
		heading: card.heading,
		description: card.description,
		img: picture,
		imgSmall: pictureSmall,
		quizQuestions: card.quiz,
		isFallback,
	}
}

export function presentCapsuleCard(card: StudyCard): CapsuleCard {
	return { ...card, coverImage: card.img, pdfUrl: publicFileAddress('mains-answer-enrichment-capsule', card._id) }
}

const presentItem = (row: ItemDetails) => ({ ...presentCard(row), updatedAt: row.updatedAt })

const presentReading = ({ content, readMinutes }: ItemDetails) => ({
	body: (content as Body).body,
	readTime: readMinutes ?? 1,
})

export const presentNotes = (row: ItemDetails): Notes => ({
	...presentItem(row),
	...presentReading(row),
	pdfUrl: publicFileAddress('to-the-point', row.id),
})

export const presentCapsule = (row: ItemDetails): Capsule => ({
	...presentItem(row),
	...presentReading(row),
	...presentCapsuleCard(presentCard(row)),
})

export const presentMindMap = (row: ItemDetails): MindMapItem => ({
	...presentItem(row),
	nodes: (row.content as MindMap).nodes,
})

export const presentInfographic = (row: ItemDetails): InfographicItem => ({
	...presentItem(row),
	blocks: (row.content as Infographic).blocks,
})

export function presentLearningMap(row: ItemDetails): LearningMapItem {
	const { places, lines } = row.content as StudyMap
	return { ...presentItem(row), places, lines }
}
