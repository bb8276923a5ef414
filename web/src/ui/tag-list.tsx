import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as uiMessages } from './messages.en.ts'
import css from './tag-list.module.css'

export function Tag({ children }: { children: ReactNode }) {
	return <span className={css.tag}>{children}</span>
}

interface TagListProps {
	tags: string[]
	/** Says how many to show before '+2 more'; all are shown where it is absent. */
	limit?: number
	lang?: string | undefined
}

export function TagList({ tags, limit = tags.length, lang }: TagListProps) {
	const m = useMessages(uiMessages)
	if (tags.length === 0) return null
	return (
		<ul className={css.list} aria-label={m.tags}>
			{tags.slice(0, limit).map((tag) => (
				<li key={tag} lang={lang}>
					<Tag>{tag}</Tag>
				</li>
			))}
			{tags.length > limit && <li className={css.more}>{m.moreTags(tags.length - limit)}</li>}
		</ul>
	)
}
