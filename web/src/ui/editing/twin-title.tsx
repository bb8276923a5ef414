import type { LinkTarget } from '#web/lib/link-address.ts'
import { PageLink } from '../page-link.tsx'
import css from './twin-title.module.css'

interface TwinTitleProps {
	/** It is empty in a language in which there is none. */
	title: { english: string; hindi: string }
	/** This stands where there is no title in either language. */
	untitled: string
	/** It is null where it leads nowhere. */
	link: LinkTarget | null
}

/** Shows the titles of both languages, a line each; the first one is the link. */
export function TwinTitle({ title: { english, hindi }, untitled, link }: TwinTitleProps) {
	const first = english ? { text: english, lang: 'en' } : { text: hindi || untitled, lang: hindi ? 'hi' : undefined }
	return (
		<div className={css.twin}>
			{link ? (
				<PageLink link={link} className={css.first} lang={first.lang}>
					{first.text}
				</PageLink>
			) : (
				<span className={css.first} lang={first.lang}>
					{first.text}
				</span>
			)}
			{english && hindi && (
				<span className={css.second} lang="hi">
					{hindi}
				</span>
			)}
		</div>
	)
}
