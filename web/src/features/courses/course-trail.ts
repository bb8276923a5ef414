import { shortenText } from '@aravalli/shared/shorten-text'
import { linkOptions } from '@tanstack/react-router'
import type { BreadcrumbItem } from '#web/ui/breadcrumb.tsx'
import { coursesLink } from './course-links.ts'
import type { messages } from './messages.en.ts'

type Messages = typeof messages

/** Gives the way to the list; the last step is the list itself. */
export function listTrail(m: Messages): BreadcrumbItem[] {
	return [
		{ label: m.home, link: linkOptions({ to: '/dashboard' }) },
		{ label: m.title, link: coursesLink() },
	]
}

export function courseTrail(m: Messages, course: { title: string; isFallback: boolean }): BreadcrumbItem[] {
	return [...listTrail(m), { label: shortenText(course.title, 60), lang: course.isFallback ? 'en' : undefined }]
}
