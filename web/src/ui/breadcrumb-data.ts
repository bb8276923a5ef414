import type { Language } from '@aravalli/shared/language'
import { linkAddress, withLanguage } from '#web/lib/link-address.ts'
import type { BreadcrumbItem } from './breadcrumb.tsx'

/** Gives the items of a `Breadcrumb` for search engines (schema.org BreadcrumbList). @param origin without a trailing slash */
export function breadcrumbData(items: BreadcrumbItem[], origin: string, language: Language) {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: items.map(({ label, link }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: label,
			...(link && { item: origin + withLanguage(linkAddress(link), language) }),
		})),
	}
}
