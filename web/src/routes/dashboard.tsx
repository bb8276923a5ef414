import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { HeroBanners } from '../features/announcements/hero-banners.tsx'
import { loadBanners } from '../features/announcements/queries.ts'
import { newestQuery } from '../features/answer-writing/newest-query.ts'
import { NewestQuestions } from '../features/answer-writing/newest-questions.tsx'
import { loadCarouselPosts } from '../features/blogs/queries.ts'
import { loadNewest } from '../features/current-affairs/queries.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { LazySubscriptionCard, loadSubscriptionCard } from '../features/subscriptions/load-subscription-card.ts'
import { loadReviews, loadTestimonials } from '../features/voices/queries.ts'
import { loadQuery } from '../lib/load-query.ts'
import { loadViewer, useViewer } from '../lib/viewer.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const shownQuestions = 3

const NewestArticles = lazyPart(
	() => import('../features/current-affairs/newest-articles.tsx').then((part) => part.NewestArticles),
	{ comes: 'near' },
)
const Testimonials = lazyPart(() => import('../features/voices/testimonials.tsx').then((part) => part.Testimonials), {
	comes: 'near',
})
const BlogCarousel = lazyPart(() => import('../features/blogs/blog-carousel.tsx').then((part) => part.BlogCarousel), {
	comes: 'near',
})
const StudentReviews = lazyPart(
	() => import('../features/voices/student-reviews.tsx').then((part) => part.StudentReviews),
	{ comes: 'near' },
)

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
	// The head comes with the page's own code, not with every page.
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
			news={<NewestArticles api={api} />}
			voices={
				<>
					<Testimonials api={api} />
					<BlogCarousel api={api} />
					<StudentReviews api={api} />
				</>
			}
			subscription={viewer && <LazySubscriptionCard api={api} userId={viewer.id} now={now} />}
		/>
	)
}
