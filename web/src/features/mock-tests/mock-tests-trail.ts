import { shortenText } from '@aravalli/shared/shorten-text'
import { linkOptions } from '@tanstack/react-router'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import type { messages } from './messages.en.ts'
import { testsLink } from './mock-test-links.ts'

type Messages = typeof messages

/** Gives the way to the list; the last step is the list itself. */
export const testsTrail = (m: Messages): BreadcrumbItem[] => [
	{ label: m.home, link: linkOptions({ to: '/dashboard' }) },
	{ label: m.prelims, link: linkOptions({ to: '/prelims' }) },
	{ label: m.title, link: testsLink() },
]

export const paperTrail = (m: Messages, paper: { title: string; isFallback: boolean }): BreadcrumbItem[] => [
	...testsTrail(m),
	{ label: shortenText(paper.title, 60), lang: paper.isFallback ? 'en' : undefined },
]
