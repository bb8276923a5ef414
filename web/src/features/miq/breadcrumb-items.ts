import type { MiqPaper } from '@aravalli/shared/miq/question'
import { shortenText } from '@aravalli/shared/shorten-text'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { listLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import type { messages } from './messages.en.ts'

type Messages = typeof messages

const top = (m: Messages): BreadcrumbItem[] => [
	{ label: m.home, link: { to: '/' } },
	{ label: m.mains, link: { to: '/mains' } },
	{ label: m.title, link: listLink({}) },
]

const paperItem = (m: Messages, paper: MiqPaper): BreadcrumbItem => ({
	label: m.papers[paper],
	link: listLink({ paper }),
})

/** Gives the way to a list; the last step is the list itself. */
export function listTrail(m: Messages, { paper }: ListSearch): BreadcrumbItem[] {
	return paper ? [...top(m), paperItem(m, paper)] : top(m)
}

export interface TrailQuestion {
	questions: string[]
	paperNo: MiqPaper
	isFallback: boolean
}

export function questionTrail(m: Messages, { questions, paperNo, isFallback }: TrailQuestion): BreadcrumbItem[] {
	const label = shortenText(questions[0] ?? '', 60)
	return [...top(m), paperItem(m, paperNo), { label, lang: isFallback ? 'en' : undefined }]
}
