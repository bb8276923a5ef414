import { addDays } from '@aravalli/shared/current-affairs/date-range'
import type { ReviewItem, TestimonialItem } from '@aravalli/shared/voices/kinds'
import { z } from 'zod'

/**
 * Reads what learners say, as `content/voices/testimonials/<id>.json` and `…/reviews/<id>.json` hold it: invented, all
 * of it. `content/validate.ts` checks what makes good ones; here is only what it takes to store them.
 */
const text = z.string().min(1)
const testimonialTexts = z.strictObject({ name: text, batchName: text, description: text })
const reviewTexts = testimonialTexts.extend({ course: text })

/** `content/draw-portraits.ts` draws the picture from it. */
const portrait = z.strictObject({ skin: z.int().min(1).max(4), hair: text, cloth: text })
const picture = z.string().startsWith('/')

export const testimonialFile = z.strictObject({
	position: z.int().min(1),
	portrait,
	picture,
	english: testimonialTexts,
	hindi: testimonialTexts,
})

export const reviewFile = z.strictObject({
	/** Days count back from the day on which it is stored: a demo is never out of date. */
	daysAgo: z.int().min(0),
	rating: z.int().min(1).max(5),
	portrait,
	picture,
	english: reviewTexts,
	hindi: reviewTexts,
})

type TestimonialFile = z.output<typeof testimonialFile>
type ReviewFile = z.output<typeof reviewFile>

export function toTestimonial({ position, ...file }: TestimonialFile): TestimonialItem {
	return { position, ...speakerOf(file) }
}

/** @param today 'YYYY-MM-DD' in India */
export function toReview({ daysAgo, rating, ...file }: ReviewFile, today: string): ReviewItem {
	return { reviewedOn: addDays(today, -daysAgo), rating, ...speakerOf(file) }
}

function speakerOf<T>({ picture, english, hindi }: { picture: string; english: T; hindi: T }) {
	return { picture: { large: picture, small: picture }, isSample: true, english, hindi }
}
