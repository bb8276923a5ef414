import type { StudentReview, Testimonial } from '@aravalli/shared/voices/contract'
import type { reviewKind, testimonialKind } from '@aravalli/shared/voices/kinds'
import type { Item } from '../../content/items.ts'

type Review = Item<typeof reviewKind>

const presentSpeaker = ({ id, common, isFallback }: Item<typeof testimonialKind> | Review) => ({
	_id: id,
	img: common.picture?.large ?? null,
	isSample: common.isSample,
	isFallback,
})

export function presentTestimonial(item: Item<typeof testimonialKind>): Testimonial {
	return { ...presentSpeaker(item), ...item.card }
}

export function presentReview(item: Review): StudentReview {
	const { rating, reviewedOn } = item.common
	return { ...presentSpeaker(item), ...item.card, rating, reviewDate: reviewedOn }
}
