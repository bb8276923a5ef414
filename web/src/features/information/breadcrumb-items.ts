import { linkOptions } from '@tanstack/react-router'

const homeLink = linkOptions({ to: '/dashboard' })

/** Gives the way from the home page to an information page, for readers and for search engines. */
export function breadcrumbItems(home: string, title: string) {
	return [{ label: home, link: homeLink }, { label: title }]
}
