import { type PaperKey, readKey, type Section } from '@aravalli/shared/study-material/section'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import type { messages } from './messages.en.ts'
import { listLink, selectLink } from './study-links.ts'

type Messages = typeof messages

/** The way from the home page to where a paper of the section is chosen. */
export function selectTrail(m: Messages, section: Section): BreadcrumbItem[] {
	return [
		{ label: m.home, link: { to: '/' } },
		{ label: m.sections[section].name, link: selectLink(section) },
	]
}

export const listTrail = (m: Messages, section: Section, paper: PaperKey): BreadcrumbItem[] => [
	...selectTrail(m, section),
	{ label: m.papers[paper], link: listLink(section, paper) },
]

/** Of an address that leads nowhere too. */
export function keyTrail(m: Messages, section: Section, key: string): BreadcrumbItem[] {
	const meant = readKey(section, key)
	return meant && 'paper' in meant ? listTrail(m, section, meant.paper) : selectTrail(m, section)
}
