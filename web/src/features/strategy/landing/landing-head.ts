import { textsIn } from '#web/lib/messages.ts'
import { type HeadContext, pageHead } from '#web/lib/page-head.ts'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { breadcrumbData } from '#web/ui/breadcrumb-data.ts'
import type { Stage } from './landing-routes.ts'
import type { messages } from './messages.en.ts'
import { messages as landingMessages } from './messages.en.ts'

export function landingTrail(m: typeof messages, stage: Stage): BreadcrumbItem[] {
	return [{ label: m.home, link: { to: '/dashboard' } }, { label: m.pages[stage].title }]
}

export async function landingHead({ origin, language, isLanguageInAddress }: HeadContext, stage: Stage) {
	const m = await textsIn(landingMessages, language)
	const { title, description } = m.pages[stage]
	const data = [breadcrumbData(landingTrail(m, stage), origin, language)]
	return pageHead({ title, description, path: `/${stage}`, origin, language, isLanguageInAddress, data })
}
