import { createFileRoute } from '@tanstack/react-router'
import { selectRoute } from '../features/study-material/section-route.ts'
import { SelectPage } from '../features/study-material/select/select-page.tsx'

export const Route = createFileRoute('/infographics-select')({ ...selectRoute('infographics'), component: Page })

function Page() {
	return <SelectPage section="infographics" failure={Route.useLoaderData().failure} />
}
