import type { Language } from '@aravalli/shared/language'
import { stringifyPlainSearch } from '#web/lib/plain-search.ts'
import { withLanguage } from '#web/lib/with-language.ts'
import type { BreadcrumbItem } from './breadcrumb.tsx'
import type { LinkTarget } from './page-link.tsx'

/** The items of a `Breadcrumb` for search engines (schema.org BreadcrumbList). @param origin without a trailing slash */
export function breadcrumbData(items: BreadcrumbItem[], origin: string, language: Language) {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: items.map(({ label, link }, place) => ({
			'@type': 'ListItem',
			position: place + 1,
			name: label,
			...(link && { item: origin + withLanguage(pathOf(link), language) }),
		})),
	}
}

function pathOf({ to, params = {}, search = {} }: LinkTarget): string {
	const values = params as Record<string, unknown>
	const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
	return path + stringifyPlainSearch(search as Record<string, unknown>)
}
