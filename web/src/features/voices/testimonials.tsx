import type { ApiClient } from '#web/lib/api.ts'
import { declareNearPart, NearPart } from '#web/ui/near-part.tsx'
import './voice.module.css'
import { testimonialsQuery } from './queries.ts'

const part = declareNearPart(testimonialsQuery, async () => (await import('./testimonials-part.tsx')).TestimonialsPart)

/** What learners say about the programme, for the home page: three, two or one side by side, the next ones every 5 seconds. */
export function Testimonials({ api }: { api: ApiClient }) {
	return <NearPart of={part} api={api} />
}
