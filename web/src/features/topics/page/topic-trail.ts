import type { LinkTarget } from '#web/lib/link-address.ts'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import type { messages } from './messages.en.ts'

export const syllabusLink: LinkTarget = { to: '/mains-syllabus' }

/** @param topic null where it is not known */
export const topicTrail = (
	m: Pick<typeof messages, 'home' | 'syllabus'>,
	topic: { name: string } | null,
): BreadcrumbItem[] => [
	{ label: m.home, link: { to: '/' } },
	{ label: m.syllabus, link: syllabusLink },
	...(topic ? [{ label: topic.name }] : []),
]
