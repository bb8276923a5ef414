import { useMemo } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { classNames } from './class-names.ts'
import { markEnglish } from './mark-english.ts'
import css from './rich-text.module.css'
import { richTextWords } from './rich-text-words.ts'

interface RichTextProps {
	/**
	 * The page takes this as it is, so only text that the server has cleaned (server/src/platform/rich-text) may come
	 * here.
	 */
	html: string
	/** The language is given where it is another than the page's. */
	lang?: string | undefined
	/** Names its chapters, so that `richTextHeadings` can lead to them: 'part' makes `part-1`, `part-2` … */
	anchors?: string
	className?: string | undefined
}

const markupOf = (html: string) => ({ __html: html })

/** Shows rich text within a line, such as a heading. */
export function RichLine({ html }: { html: string }) {
	const markup = useMemo(() => markupOf(html), [html])
	return <span dangerouslySetInnerHTML={markup} />
}

/** Shows what editors have written. No other component shows rich text. */
export function RichText({ html, lang, anchors, className }: RichTextProps) {
	const isHindi = useLanguage() === 'hindi' && !lang
	const markup = useMemo(() => {
		const shown = lazily(anchors ? named(html, anchors) : html)
		return markupOf(isHindi ? markEnglish(shown) : shown)
	}, [html, anchors, isHindi])
	return <div className={classNames(css.text, className)} lang={lang} dangerouslySetInnerHTML={markup} />
}

/** The cleaned form has no attributes there, so a chapter always begins like this. */
function named(html: string, anchors: string): string {
	let count = 0
	return html.replaceAll('<h2>', () => `<h2 id="${anchors}-${++count}" tabindex="-1">`)
}

/** Pictures come when a reader comes near. The cleaned form has no other element that begins like this. */
const lazily = (html: string) => html.replaceAll('<img ', '<img loading="lazy" decoding="async" ')

export interface RichTextHeading {
	id: string
	text: string
}

/** Gives the chapters of a cleaned text, in their order. @param anchors as `RichText` has them */
export function richTextHeadings(html: string, anchors: string): RichTextHeading[] {
	return [...html.matchAll(/<h2>(.*?)<\/h2>/gs)].map(([, content = ''], index) => ({
		id: `${anchors}-${index + 1}`,
		text: richTextWords(content),
	}))
}
