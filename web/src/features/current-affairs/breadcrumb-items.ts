import type { ArticleCategory } from '@aravalli/shared/current-affairs/article'
import { shortenText } from '@aravalli/shared/shorten-text'
import { linkOptions } from '@tanstack/react-router'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { categoryLink, listLink } from './links.ts'
import type { ArticleSearch } from './list-search.ts'
import type { messages } from './messages.en.ts'

type Messages = typeof messages

const home = (m: Messages): BreadcrumbItem => ({ label: m.home, link: linkOptions({ to: '/dashboard' }) })
const list = (m: Messages): BreadcrumbItem => ({ label: m.title, link: listLink({}) })
const ofCategory = (m: Messages, category: ArticleCategory): BreadcrumbItem => ({
	label: m.categories[category],
	link: categoryLink({}, category),
})

/** Gives the way to a list; the last step is the list itself. */
export function listTrail(m: Messages, { category }: ArticleSearch): BreadcrumbItem[] {
	return category ? [home(m), list(m), ofCategory(m, category)] : [home(m), list(m)]
}

interface TrailArticle {
	title: string
	category: ArticleCategory
	lang: 'en' | undefined
}

export function articleTrail(m: Messages, { title, category, lang }: TrailArticle): BreadcrumbItem[] {
	return [home(m), list(m), ofCategory(m, category), { label: shortenText(title, 60), lang }]
}
