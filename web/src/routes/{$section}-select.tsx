import { createFileRoute } from '@tanstack/react-router'
import { selectRoute } from '../features/study-material/section-route.ts'
import { SelectPage } from '../features/study-material/select/select-page.tsx'

/** One route for all sections: each further one would weigh on every page. */
export const Route = createFileRoute('/{$section}-select')({ ...selectRoute, component: Page })

function Page() {
	const { section, failure } = Route.useLoaderData()
	return <SelectPage section={section} failure={failure} />
}
