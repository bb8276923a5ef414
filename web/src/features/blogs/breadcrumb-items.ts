import { shortenText } from '@aravalli/shared/shorten-text'
import { linkOptions } from '@tanstack/react-router'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import type { messages } from './messages.en.ts'
import { postListLink } from './post-links.ts'

type Messages = typeof messages

/** Gives the way to the list; the last step is the list itself. */
export function listTrail(m: Messages): BreadcrumbItem[] {
	return [
		{ label: m.home, link: linkOptions({ to: '/dashboard' }) },
		{ label: m.title, link: postListLink() },
	]
}

export function postTrail(m: Messages, post: { heading: string; isFallback: boolean }): BreadcrumbItem[] {
	return [...listTrail(m), { label: shortenText(post.heading, 60), lang: post.isFallback ? 'en' : undefined }]
}
