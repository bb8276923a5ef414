import type { ComponentProps, ReactNode } from 'react'
import type { LinkTarget } from '#web/lib/link-address.ts'
import card from '#web/ui/card.module.css'
import { classNames } from '#web/ui/class-names.ts'
import { MetaRow } from '#web/ui/meta-row.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Tag, TagList } from '#web/ui/tag-list.tsx'
import { DifficultyBadge } from './difficulty-badge.tsx'
import css from './question-card.module.css'
import { QuestionRow } from './question-row.tsx'

const shownTags = 3

/** Shows the sheet that holds the cards, one row each. */
export function QuestionList({ children }: { children: ReactNode }) {
	return <Sheet as="ol">{children}</Sheet>
}

interface QuestionCardProps {
	/** Is the place in the whole list, from 1. */
	number: number
	text: string
	/** Names the language of the text where it is not the page's: 'en' or 'hi'. */
	lang?: string | undefined
	/** Says something to know before reading, such as another language. */
	note?: string | undefined
	/** The whole card leads there. */
	link: LinkTarget
	/** Is EASY, MEDIUM, HARD or another word. */
	difficulty: string
	/** Stand beside the difficulty. */
	badges?: ReactNode
	category: string
	/** Holds time, words, date … each as an icon of `ui/icons` and a text. */
	facts: ComponentProps<typeof MetaRow>['facts']
	tags: string[]
	marks: number
}

/** Shows a question as it stands in the exam hall's book: number left of the margin line, marks at the side. */
export function QuestionCard(props: QuestionCardProps) {
	const { number, text, lang, note, link, difficulty, badges, category, facts, tags, marks } = props
	return (
		<QuestionRow number={number} marks={marks} className={classNames(card.card, css.card)}>
			<div className={css.header}>
				<DifficultyBadge level={difficulty} />
				{badges}
				<span lang={lang}>{category}</span>
				{note && <Tag>{note}</Tag>}
			</div>
			<h2 className={css.text} lang={lang}>
				<PageLink link={link} className={classNames(card.link, css.link)}>
					{text}
				</PageLink>
			</h2>
			<MetaRow facts={facts} />
			<TagList tags={tags} limit={shownTags} lang={lang} />
		</QuestionRow>
	)
}
