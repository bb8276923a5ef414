import type { ApiClient } from '#web/lib/api.ts'
import { declareNearPart, NearPart } from '#web/ui/near-part.tsx'
import './blog-carousel.module.css'
import { carouselQuery } from './queries.ts'

const part = declareNearPart(carouselQuery, async () => (await import('./blog-carousel-part.tsx')).BlogCarouselPart)

/** The newest posts, for the home page: a window of three (two, one on narrower screens) that moves on every 5 seconds. */
export function BlogCarousel({ api }: { api: ApiClient }) {
	return <NearPart of={part} api={api} />
}
