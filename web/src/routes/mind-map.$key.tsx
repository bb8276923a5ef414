import { createFileRoute } from '@tanstack/react-router'
import { KeyPage } from '../features/study-material/key-page.tsx'
import { MindMapView } from '../features/study-material/mind-map/mind-map-view.tsx'
import { sectionRoute } from '../features/study-material/section-route.ts'

const section = 'mind-map'

export const Route = createFileRoute('/mind-map/$key')({
	...sectionRoute(section),
	component: Page,
})

function Page() {
	const { key } = Route.useParams()
	const { page } = Route.useLoaderDeps()
	return (
		<KeyPage section={section} at={key} page={page} loaded={Route.useLoaderData()}>
			{(item) => <MindMapView item={item} />}
		</KeyPage>
	)
}
