import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { HeroBanners } from '../features/announcements/hero-banners.tsx'
import { loadBanners } from '../features/announcements/queries.ts'
import { newestQuery } from '../features/answer-writing/newest-query.ts'
import { NewestQuestions } from '../features/answer-writing/newest-questions.tsx'
import { BlogCarousel } from '../features/blogs/blog-carousel.tsx'
import { loadCarouselPosts } from '../features/blogs/queries.ts'
import { NewestArticles } from '../features/current-affairs/newest-articles.tsx'
import { loadNewest } from '../features/current-affairs/queries.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { LazySubscriptionCard, loadSubscriptionCard } from '../features/subscriptions/load-subscription-card.ts'
import { loadReviews, loadTestimonials } from '../features/voices/queries.ts'
import { StudentReviews } from '../features/voices/student-reviews.tsx'
import { Testimonials } from '../features/voices/testimonials.tsx'
import { loadQuery } from '../lib/load-query.ts'
import { loadViewer, useViewer } from '../lib/viewer.ts'
import { FarPart } from '../ui/far-part.tsx'

const shownQuestions = 3

export const Route = createFileRoute('/dashboard')({
	loader: async ({ context: { queryClient, api, language, hasSession } }) => {
		const loadOwn = async () => {
			const viewer = await loadViewer(queryClient, api, hasSession)
			if (viewer) await loadSubscriptionCard(queryClient, api, { language, userId: viewer.id })
		}
		await Promise.all([
			loadBanners(queryClient, api, language),
			loadQuery(queryClient, newestQuery(api, language, shownQuestions)),
			loadNewest(queryClient, api),
			loadCarouselPosts(queryClient, api, language),
			loadTestimonials(queryClient, api, language),
			loadReviews(queryClient, api, language),
			loadOwn(),
		])
		return { loadedAt: Date.now() }
	},
	// With the page's own code, not with every page.
	head: async ({ match }) => (await import('../features/home/home-head.ts')).homeHead(match.context),
	codeSplitGroupings: [['loader', 'component']],
	component: Page,
})

function Page() {
	const { api } = Route.useRouteContext()
	const { loadedAt } = Route.useLoaderData()
	const now = useMemo(() => new Date(loadedAt), [loadedAt])
	const viewer = useViewer()
	return (
		<HomePage
			viewer={viewer}
			now={now}
			banners={<HeroBanners api={api} />}
			practice={<NewestQuestions api={api} count={shownQuestions} />}
			news={
				<FarPart>
					<NewestArticles api={api} />
				</FarPart>
			}
			voices={
				<>
					<FarPart>
						<Testimonials api={api} />
					</FarPart>
					<FarPart>
						<BlogCarousel api={api} />
					</FarPart>
					<FarPart>
						<StudentReviews api={api} />
					</FarPart>
				</>
			}
			subscription={viewer && <LazySubscriptionCard api={api} userId={viewer.id} now={now} />}
		/>
	)
}
