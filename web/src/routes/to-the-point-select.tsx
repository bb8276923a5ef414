import { createFileRoute } from '@tanstack/react-router'
import { selectRoute } from '../features/study-material/section-route.ts'
import { SelectPage } from '../features/study-material/select/select-page.tsx'

export const Route = createFileRoute('/to-the-point-select')({ ...selectRoute('to-the-point'), component: Page })

function Page() {
	return <SelectPage section="to-the-point" failure={Route.useLoaderData().failure} />
}
