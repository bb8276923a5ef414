import type { Language } from '@aravalli/shared/language'
import type { StudentReview, Testimonial } from '@aravalli/shared/voices/contract'
import type { ReviewRow, TestimonialRow } from './tables.ts'

export function presentTestimonial(row: TestimonialRow, language: Language): Testimonial {
	const { name, batchName, description } = (language === 'hindi' && row.hindi) || row.english
	return {
		_id: row.id,
		img: row.picture,
		name,
		batchName,
		description,
		isSample: row.isSample,
		isFallback: language === 'hindi' && row.hindi === null,
	}
}

export function presentReview(row: ReviewRow, language: Language): StudentReview {
	const { course } = (language === 'hindi' && row.hindi) || row.english
	return {
		...presentTestimonial({ ...row, position: 0 }, language),
		rating: row.rating,
		course,
		reviewDate: row.reviewedOn,
	}
}
