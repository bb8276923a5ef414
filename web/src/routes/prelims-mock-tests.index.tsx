import { createFileRoute } from '@tanstack/react-router'
import { MockTestsFailure, MockTestsPage } from '../features/mock-tests/list/mock-tests-page.tsx'
import { loadTests } from '../features/mock-tests/load-mock-tests.ts'
import { readMockTestsSearch } from '../features/mock-tests/mock-tests-search.ts'

export const Route = createFileRoute('/prelims-mock-tests/')({
	validateSearch: readMockTestsSearch,
	loaderDeps: ({ search: { page = 1 } }) => ({ page }),
	loader: ({ context, deps: { page } }) => loadTests(context, page),
	head: async ({ match: { context, search } }) =>
		(await import('../features/mock-tests/mock-tests-head.ts')).testsHead(context, search.page ?? 1),
	codeSplitGroupings: [['loader', 'component', 'errorComponent']],
	component: MockTestsPage,
	errorComponent: MockTestsFailure,
})
