/** Fields that several kinds have alike, or all but a line. */
import { picture } from './fields.ts'

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

export const tags = {
	label: { english: 'Tags', hindi: 'टैग' },
	max: 60,
	maxEntries: 8,
	searched: 'card',
	isOnCard: true,
} as const
