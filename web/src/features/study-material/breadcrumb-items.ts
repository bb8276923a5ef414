import type { PaperKey } from '@aravalli/shared/study-material/section'
import type { Section } from '@aravalli/shared/study-sections'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import type { messages } from './messages.en.ts'
import { listLink, selectLink } from './study-links.ts'

type Messages = typeof messages

/** Leads from the home page to where a paper of the section is chosen. */
export function selectTrail(m: Messages, section: Section): BreadcrumbItem[] {
	return [
		{ label: m.home, link: { to: '/dashboard' } },
		{ label: m.sections[section].name, link: selectLink(section) },
	]
}

export const listTrail = (m: Messages, section: Section, paper: PaperKey): BreadcrumbItem[] => [
	...selectTrail(m, section),
	{ label: m.papers[paper], link: listLink(section, paper) },
]
