import { createFileRoute } from '@tanstack/react-router'
import { KeyPage } from '../features/study-material/key-page.tsx'
import { ReadingView } from '../features/study-material/notes/reading-view.tsx'
import { sectionRoute } from '../features/study-material/section-route.ts'

const section = 'mains-answer-enrichment-capsule'

export const Route = createFileRoute('/mains-answer-enrichment-capsule/$key')({
	...sectionRoute(section),
	component: Page,
})

function Page() {
	const { key } = Route.useParams()
	const { page } = Route.useLoaderDeps()
	return (
		<KeyPage section={section} at={key} page={page} loaded={Route.useLoaderData()}>
			{(item) => <ReadingView section={section} item={item} fileLabel="downloadPdf" />}
		</KeyPage>
	)
}
