import { createFileRoute } from '@tanstack/react-router'
import { InfographicView } from '../features/study-material/infographic/infographic-view.tsx'
import { KeyPage } from '../features/study-material/key-page.tsx'
import { sectionRoute } from '../features/study-material/section-route.ts'

const section = 'infographics'

export const Route = createFileRoute('/infographics/$key')({
	...sectionRoute(section),
	component: Page,
})

function Page() {
	const { key } = Route.useParams()
	const { page } = Route.useLoaderDeps()
	return (
		<KeyPage section={section} at={key} page={page} loaded={Route.useLoaderData()}>
			{(item) => <InfographicView item={item} />}
		</KeyPage>
	)
}
