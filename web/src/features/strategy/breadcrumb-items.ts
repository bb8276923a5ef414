import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import type { messages } from './messages.en.ts'
import { type PagePath, stageOf } from './page-stage.ts'

/** Leads from the home page over the landing page of the stage, for readers and for search engines. */
export function breadcrumbItems(m: typeof messages, path: PagePath): BreadcrumbItem[] {
	const stage = stageOf(path)
	return [
		{ label: m.home, link: { to: '/dashboard' } },
		{ label: m.stages[stage], link: { to: `/${stage}` } },
		{ label: m.pages[path].name },
	]
}
