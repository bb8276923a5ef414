import type { PaperCategory } from '@aravalli/shared/questions/question'
import { shortenText } from '@aravalli/shared/shorten-text'
import { linkOptions } from '@tanstack/react-router'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { categoryLink, listLink } from './list-links.ts'
import type { ListSearch } from './list-search.ts'
import type { messages } from './messages.en.ts'

type Messages = typeof messages

const home = (m: Messages): BreadcrumbItem => ({ label: m.home, link: linkOptions({ to: '/' }) })
const list = (m: Messages): BreadcrumbItem => ({ label: m.title, link: listLink({}) })
const paper = (m: Messages, category: PaperCategory): BreadcrumbItem => ({
	label: m.categories[category],
	link: categoryLink({}, category),
})

/** Gives the way to a list; the last step is the list itself. */
export function listTrail(m: Messages, { category }: ListSearch): BreadcrumbItem[] {
	return category ? [home(m), list(m), paper(m, category)] : [home(m), list(m)]
}

interface TrailQuestion {
	questionText: string
	paperCategory: PaperCategory
	isFallback?: boolean
}

export function questionTrail(m: Messages, question: TrailQuestion): BreadcrumbItem[] {
	const lang = question.isFallback ? 'en' : undefined
	return [home(m), list(m), paper(m, question.paperCategory), { label: shortenText(question.questionText, 60), lang }]
}
