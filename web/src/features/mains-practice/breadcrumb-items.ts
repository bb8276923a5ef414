import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { practiceLink, simpleLink } from './mains-links.ts'
import type { messages } from './messages.en.ts'

type Messages = typeof messages

export const practiceTrail = (m: Messages): BreadcrumbItem[] => [
	{ label: m.home, link: { to: '/dashboard' } },
	{ label: m.mains, link: { to: '/mains' } },
	{ label: m.title, link: practiceLink() },
]

/** Gives Home > Mains Question, as the specification has it. */
export const simpleTrail = (m: Messages): BreadcrumbItem[] => [
	{ label: m.home, link: { to: '/dashboard' } },
	{ label: m.simpleTitle, link: simpleLink() },
]
