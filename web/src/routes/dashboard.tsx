import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { loadBanners } from '../features/announcements/queries.ts'
import { newestQuery } from '../features/answer-writing/newest-query.ts'
import { loadTodaysQuestion } from '../features/answer-writing/todays-query.ts'
import { TodaysQuestion } from '../features/answer-writing/todays-question.tsx'
import { loadCarouselPosts } from '../features/blogs/queries.ts'
import { loadHomeCourses } from '../features/courses/queries.ts'
import { loadNewest } from '../features/current-affairs/queries.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { loadReviews, loadTestimonials } from '../features/voices/queries.ts'
import { loadQuery } from '../lib/load-query.ts'
import { loadViewer, useViewer } from '../lib/viewer.ts'
import { LazyLearnerHero, LazyLearnerHome, loadLearnerHome } from '../load-learner-home.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const shownQuestions = 3

const HeroBanners = lazyPart(
	() => import('../features/announcements/hero-banners.tsx').then((part) => part.HeroBanners),
	{ comes: 'near' },
)
/** Its rows are links, as are those of the articles: they lead on without code. */
const NewestQuestions = lazyPart(
	() => import('../features/answer-writing/newest-questions.tsx').then((part) => part.NewestQuestions),
	{ comes: 'acted' },
)
const NewestArticles = lazyPart(
	() => import('../features/current-affairs/newest-articles.tsx').then((part) => part.NewestArticles),
	{ comes: 'acted' },
)
/** Its cards are links, too. */
const HomeCourses = lazyPart(
	() => import('../features/courses/list/home-courses.tsx').then((part) => part.HomeCourses),
	{ comes: 'acted' },
)
const Testimonials = lazyPart(() => import('../features/voices/testimonials.tsx').then((part) => part.Testimonials), {
	comes: 'near',
})
const BlogCarousel = lazyPart(() => import('../features/blogs/blog-carousel.tsx').then((part) => part.BlogCarousel), {
	comes: 'near',
})
const BookingDoor = lazyPart(
	() => import('../features/expert-sessions/booking-door.tsx').then((part) => part.BookingDoor),
	{ comes: 'acted' },
)
const BookingInvitation = lazyPart(
	() => import('../features/expert-sessions/booking-invitation.tsx').then((part) => part.BookingInvitation),
	{ comes: 'acted' },
)
const StudentReviews = lazyPart(
	() => import('../features/voices/student-reviews.tsx').then((part) => part.StudentReviews),
	{ comes: 'near' },
)

export const Route = createFileRoute('/dashboard')({
	loader: async ({ context: { queryClient, api, language, hasSession } }) => {
		const loadOwn = async () => {
			const viewer = await loadViewer(queryClient, api, hasSession)
			if (viewer) return loadLearnerHome(queryClient, api, language)
			// A learner has these as what is still to be read and practised.
			await Promise.all([
				loadQuery(queryClient, newestQuery(api, language, shownQuestions)),
				loadNewest(queryClient, api),
			])
		}
		await Promise.all([
			loadOwn(),
			loadTodaysQuestion(queryClient, api, language),
			loadBanners(queryClient, api, language),
			loadHomeCourses(queryClient, api, language),
			loadCarouselPosts(queryClient, api, language),
			loadTestimonials(queryClient, api, language),
			loadReviews(queryClient, api, language),
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
	const question = <TodaysQuestion api={api} />
	return (
		<HomePage
			hero={viewer && <LazyLearnerHero api={api} viewer={viewer} now={now} />}
			question={question}
			banners={<HeroBanners api={api} />}
			practice={<NewestQuestions api={api} count={shownQuestions} />}
			news={<NewestArticles api={api} />}
			courses={<HomeCourses api={api} />}
			voices={
				<>
					<Testimonials api={api} />
					<StudentReviews api={api} />
					<BlogCarousel api={api} />
				</>
			}
			session={{ door: (looks) => <BookingDoor {...looks} />, sheet: <BookingInvitation /> }}
			own={viewer && <LazyLearnerHome api={api} userId={viewer.id} now={now} question={question} />}
		/>
	)
}
