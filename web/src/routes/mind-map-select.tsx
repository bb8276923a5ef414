import { createFileRoute } from '@tanstack/react-router'
import { selectRoute } from '../features/study-material/section-route.ts'
import { SelectPage } from '../features/study-material/select/select-page.tsx'

export const Route = createFileRoute('/mind-map-select')({ ...selectRoute('mind-map'), component: Page })

function Page() {
	return <SelectPage section="mind-map" failure={Route.useLoaderData().failure} />
}
