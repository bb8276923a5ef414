import { brand } from '@aravalli/shared/brand'
import { type Language, languageTags } from '@aravalli/shared/language'
import { withLanguage } from './link-address.ts'

/**
 * Says who is behind the product, and where its content is searched, for search engines (schema.org): the `data` of the home
 * page's `pageHead`.
 *
 * @param origin without a trailing slash
 * @param search the page that searches, and the key of its query that takes the words
 */
export function siteData(origin: string, language: Language, search: { path: string; key: string }): object[] {
	const organisation = `${origin}/#organization`
	const other = language === 'hindi' ? 'english' : 'hindi'
	const links = [...Object.values(brand.social), ...Object.values(brand.community)].filter((link) => link !== null)
	return [
		{
			'@context': 'https://schema.org',
			'@type': 'Organization',
			'@id': organisation,
			name: brand.name[language],
			alternateName: brand.name[other],
			legalName: brand.operator[language],
			url: `${origin}/`,
			logo: `${origin}/favicon.svg`,
			description: brand.tagline[language],
			email: brand.email,
			telephone: brand.phone,
			address: brand.headOffice[language],
			sameAs: links,
		},
		{
			'@context': 'https://schema.org',
			'@type': 'WebSite',
			name: brand.name[language],
			alternateName: brand.name[other],
			url: `${origin}/`,
			inLanguage: Object.values(languageTags),
			publisher: { '@id': organisation },
			potentialAction: {
				'@type': 'SearchAction',
				target: {
					'@type': 'EntryPoint',
					urlTemplate: `${origin + withLanguage(search.path, language)}&${search.key}={search_term_string}`,
				},
				'query-input': 'required name=search_term_string',
			},
		},
	]
}
