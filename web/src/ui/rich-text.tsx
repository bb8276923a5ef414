import { useMemo } from 'react'
import { classNames } from './class-names.ts'
import css from './rich-text.module.css'

interface RichTextProps {
	/** Only what the server has cleaned (server/src/platform/rich-text) and answers as rich text: it becomes part of the page as it is. */
	html: string
	/** Where it is in another language than the page. */
	lang?: string | undefined
	/** Names its chapters, so that `richTextHeadings` can lead to them: 'part' makes `part-1`, `part-2` … */
	anchors?: string
	className?: string | undefined
}

/** What editors have written, to be read: the only place that shows rich text. */
export function RichText({ html, lang, anchors, className }: RichTextProps) {
	const markup = useMemo(() => ({ __html: anchors ? named(html, anchors) : html }), [html, anchors])
	return <div className={classNames(css.text, className)} lang={lang} dangerouslySetInnerHTML={markup} />
}

/** The cleaned form has no attributes there, so a chapter always begins like this. */
function named(html: string, anchors: string): string {
	let count = 0
	return html.replaceAll('<h2>', () => `<h2 id="${anchors}-${++count}" tabindex="-1">`)
}

export interface RichTextHeading {
	id: string
	text: string
}

/** The chapters of a cleaned text, in their order. @param anchors as `RichText` has them */
export function richTextHeadings(html: string, anchors: string): RichTextHeading[] {
	return [...html.matchAll(/<h2>(.*?)<\/h2>/gs)].map(([, content = ''], index) => ({
		id: `${anchors}-${index + 1}`,
		text: plainText(content),
	}))
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const plainText = (html: string) =>
	html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '')
