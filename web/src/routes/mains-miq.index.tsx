import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../content/kind-route.ts'

/** The list alone, which its parent shows: a question that is opened by its own address does not wait for it. */
export const Route = createFileRoute('/mains-miq/')({
	...listRoute(() => import('../features/miq/miq-kind.ts').then((code) => code.miqPages)),
	// The parameters are named one by one: in whatever order the address has them, it is one page.
	loaderDeps: ({ search: { page, paper, search } }) => ({ page, paper, search }),
})
