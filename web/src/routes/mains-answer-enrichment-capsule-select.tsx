import { createFileRoute } from '@tanstack/react-router'
import { selectRoute } from '../features/study-material/section-route.ts'
import { SelectPage } from '../features/study-material/select/select-page.tsx'

export const Route = createFileRoute('/mains-answer-enrichment-capsule-select')({
	...selectRoute('mains-answer-enrichment-capsule'),
	component: Page,
})

function Page() {
	return <SelectPage section="mains-answer-enrichment-capsule" failure={Route.useLoaderData().failure} />
}
