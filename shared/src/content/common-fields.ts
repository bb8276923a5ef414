/** Fields that several kinds have alike, or all but a line. */
import { topicNames } from '../topic-names.ts'
import { maxTopics, topicIds } from '../topics.ts'
import { choices, line, picture } from './fields.ts'

export const publicationDay = {
	label: { english: 'Publication date', hindi: 'प्रकाशन तिथि' },
	isFact: true,
} as const

/** Stands for an item in lists and above its text; a tile stands for it where there is none. */
export const cover = picture({
	label: { english: 'Picture, 16:10', hindi: 'चित्र, 16:10' },
	ratio: [16, 10],
	answeredAs: null,
	isOptional: true,
	isOnCard: true,
})

/** Names who made the picture and by what right it is shown; a drawn cover of the product has none. */
export const coverSource = line({
	label: { english: 'Where the picture is from (photographer, licence)', hindi: 'चित्र कहाँ से है (छायाकार, लाइसेंस)' },
	max: 200,
	copyMax: 500,
	answeredAs: 'imageSource',
	isOptional: true,
})

/** Leads from an item to all others of its topics (docs/adr/0052-topics.md). Answers of its kind do without: readers are shown it across kinds. */
export const topics = choices({
	label: { english: 'Topics of the syllabus, the main one first', hindi: 'पाठ्यक्रम के टॉपिक, मुख्य टॉपिक पहले' },
	values: topicIds,
	names: topicNames,
	maxEntries: maxTopics,
	answeredAs: null,
	isFacet: true,
	isOptional: true,
	isTakenOver: true,
	searched: 'card',
})

export const tags = {
	label: { english: 'Tags', hindi: 'टैग' },
	max: 60,
	maxEntries: 8,
	searched: 'card',
	isOnCard: true,
} as const
