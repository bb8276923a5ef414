import type { ApiClient } from '#web/lib/api.ts'
import { declareNearPart, NearPart } from '#web/ui/near-part.tsx'
import './voice.module.css'
import { reviewsQuery } from './queries.ts'

const part = declareNearPart(reviewsQuery, async () => (await import('./student-reviews-part.tsx')).StudentReviewsPart)

/** Reviews of courses, for the home page: three, two or one side by side, the next ones every 5 seconds. */
export function StudentReviews({ api }: { api: ApiClient }) {
	return <NearPart of={part} api={api} />
}
