import type { StrategyItem } from '@aravalli/shared/strategy/contract'

/** Questions and answers for search engines (schema.org FAQPage). An answer's points follow it as sentences. */
export function faqData(items: readonly Pick<StrategyItem, 'title' | 'description' | 'points'>[]) {
	return {
		'@context': 'https://schema.org',
		'@type': 'FAQPage',
		mainEntity: items.map(({ title, description, points }) => ({
			'@type': 'Question',
			name: title,
			acceptedAnswer: { '@type': 'Answer', text: [description, ...points].join(' ') },
		})),
	}
}
