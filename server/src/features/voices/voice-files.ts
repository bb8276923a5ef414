import { addDays } from '@aravalli/shared/india-time'
import { type ReviewItem, reviewKind, type TestimonialItem, testimonialKind } from '@aravalli/shared/voices/kinds'
import { z } from 'zod'
import { oneItemEach } from '../../content/demo-files.ts'
import { address, daysAgo, text } from '../../content/demo-parts.ts'

/** What learners say is invented, all of it. */
const testimonialTexts = z.strictObject({ name: text, batchName: text, description: text })
const reviewTexts = testimonialTexts.extend({ course: text })

/** `content/draw-portraits.ts` draws the picture from it. */
const portrait = z.strictObject({ skin: z.int().min(1).max(4), hair: text, cloth: text })

/** Reads what one says as `content/voices/testimonials/<id>.json` holds it. */
const testimonialFile = z.strictObject({
	position: z.int().min(1),
	portrait,
	picture: address,
	english: testimonialTexts,
	hindi: testimonialTexts,
})

/** Reads a review as `content/voices/reviews/<id>.json` holds it. */
const reviewFile = z.strictObject({
	daysAgo,
	rating: z.int().min(1).max(5),
	portrait,
	picture: address,
	english: reviewTexts,
	hindi: reviewTexts,
})

type TestimonialFile = z.output<typeof testimonialFile>
type ReviewFile = z.output<typeof reviewFile>

export const testimonialFiles = oneItemEach({
	own: { kind: testimonialKind },
	folder: 'voices/testimonials',
	shape: testimonialFile,
	toItem: toTestimonial,
})

export const reviewFiles = oneItemEach({
	own: { kind: reviewKind },
	folder: 'voices/reviews',
	shape: reviewFile,
	toItem: toReview,
})

function toTestimonial({ position, ...file }: TestimonialFile): TestimonialItem {
	return { position, ...speakerOf(file) }
}

function toReview({ daysAgo, rating, ...file }: ReviewFile, today: string): ReviewItem {
	return { reviewedOn: addDays(today, -daysAgo), rating, ...speakerOf(file) }
}

function speakerOf<T>({ picture, english, hindi }: { picture: string; english: T; hindi: T }) {
	return { picture: { large: picture, small: picture }, isSample: true, english, hindi }
}
