import { useMessages } from '#web/lib/messages.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as searchMessages } from './messages.en.ts'
import { searchLink } from './search-address.ts'
import css from './search-tips.module.css'

/** Are in the order of the texts. The language says how they are read out. */
const examples = [
	[
		{ words: 'प्रजामंडल', lang: 'hi' },
		{ words: 'Ramsar', lang: 'en' },
	],
	[
		{ words: 'kisan andolan', lang: 'hi-Latn' },
		{ words: 'lok devta', lang: 'hi-Latn' },
	],
	[
		{ words: 'बिजौ', lang: 'hi' },
		{ words: 'panch', lang: 'hi-Latn' },
	],
]

/** Says what can be typed, where nothing has been yet. */
export function SearchTips() {
	const m = useMessages(searchMessages)
	return (
		<Sheet as="section" isPadded className={css.tips}>
			<h2 className={css.title}>{m.tipsTitle}</h2>
			<ul className={css.list}>
				{m.tips.map((tip, index) => (
					<li key={tip} className={css.tip}>
						{tip}
						{examples[index]?.map(({ words, lang }) => (
							<PageLink key={words} link={searchLink({ q: words })} lang={lang} className={css.example}>
								{words}
							</PageLink>
						))}
					</li>
				))}
			</ul>
			<p className={css.keys}>{m.keys}</p>
		</Sheet>
	)
}
