import { createFileRoute } from '@tanstack/react-router'
import { selectRoute } from '../features/study-material/section-route.ts'
import { SelectPage } from '../features/study-material/select/select-page.tsx'

export const Route = createFileRoute('/learning-through-map-select')({
	...selectRoute('learning-through-map'),
	component: Page,
})

function Page() {
	return <SelectPage section="learning-through-map" failure={Route.useLoaderData().failure} />
}
