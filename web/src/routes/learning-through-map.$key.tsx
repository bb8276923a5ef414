import { createFileRoute } from '@tanstack/react-router'
import { KeyPage } from '../features/study-material/key-page.tsx'
import { LearningMapView } from '../features/study-material/map/learning-map-view.tsx'
import { sectionRoute } from '../features/study-material/section-route.ts'

const section = 'learning-through-map'

export const Route = createFileRoute('/learning-through-map/$key')({
	...sectionRoute(section),
	component: Page,
})

function Page() {
	const { key } = Route.useParams()
	const { page } = Route.useLoaderDeps()
	return (
		<KeyPage section={section} at={key} page={page} loaded={Route.useLoaderData()}>
			{(item) => <LearningMapView item={item} />}
		</KeyPage>
	)
}
