import type { ArticleContent } from '@aravalli/shared/current-affairs/kind'
import { cleanItem } from '../content/clean-item.ts'
import { insertItems, upsertItem } from '../content/storing/tables.ts'
import { serverArticles } from '../features/current-affairs/server-kind.ts'
import type { TestApp } from './start-app.ts'

export type NewArticle = ArticleContent & { id: string }

/** Builds a complete article; a test names only what it is about. */
export function buildArticle(given: Partial<NewArticle> = {}): NewArticle {
	return {
		id: 'panchayati-raj',
		category: 'politics',
		topics: [],
		publishedOn: '2026-11-14',
		picture: { large: '/assets/current-affairs/a.webp', small: '/assets/current-affairs/a-small.webp' },
		pictureSource: '',
		english: {
			title: 'Panchayati Raj after the 73rd Amendment',
			teaser: 'How three tiers came into the Constitution.',
			body: '<p>The <strong>hidden</strong> body of Panchayati Raj.</p>\n<h2>What the law says</h2>\n<p>Article 243.</p>',
			keyPoints: ['Three tiers', 'Elections every five years'],
			prelims: 'Article 243 and the Eleventh Schedule.',
			mains: 'Paper 3: “Panchayats are schools of democracy.” Discuss.',
			sources: ['The Constitution (Seventy-third Amendment) Act, 1992'],
			tags: ['Local self-government', 'Constitution'],
		},
		hindi: {
			title: '73वें संशोधन के बाद पंचायती राज',
			teaser: 'संविधान में तीन स्तर कैसे आए।',
			body: '<p>पंचायती राज का <strong>छिपा</strong> पाठ।</p>\n<h2>कानून क्या कहता है</h2>\n<p>अनुच्छेद 243।</p>',
			keyPoints: ['तीन स्तर', 'हर पाँच वर्ष में चुनाव'],
			prelims: 'अनुच्छेद 243 और ग्यारहवीं अनुसूची।',
			mains: 'प्रश्नपत्र 3: “पंचायतें लोकतंत्र की पाठशाला हैं।” विवेचना कीजिए।',
			sources: ['संविधान (तिहत्तरवाँ संशोधन) अधिनियम, 1992'],
			tags: ['स्थानीय स्वशासन', 'संविधान'],
		},
		...given,
	}
}

const stored = ({ id, ...article }: NewArticle) => cleanItem(serverArticles.kind, id, article)

type Given = Pick<TestApp, 'database'>

/** Stores articles as those that come with the product are stored. */
export async function storeArticles({ database }: Given, ...articles: NewArticle[]): Promise<void> {
	await database.transaction((tx) => insertItems(tx, serverArticles, articles.map(stored)))
}

/** Stores an article in place of the one that has its id. */
export async function replaceArticle({ database }: Given, article: NewArticle): Promise<void> {
	await database.transaction((tx) => upsertItem(tx, serverArticles, stored(article)))
}
