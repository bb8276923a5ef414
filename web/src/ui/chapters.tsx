import { useEffect, useState } from 'react'
import css from './chapters.module.css'
import { listIcon } from './icons.ts'
import { ToolFace, toolClass } from './page-tools.tsx'
import type { RichTextHeading } from './rich-text.tsx'
import { useMenuDetails } from './use-menu-details.ts'

interface ChaptersProps {
	label: string
	chapters: RichTextHeading[]
	/** Names the chapters' language, where it is not the page's. */
	lang?: string | undefined
}

/** Shows the chapters below 1024 px as one of the `PageTools`, closed above the text, which begins at once. */
export function ChaptersAbove(props: ChaptersProps) {
	const ref = useMenuDetails()
	return (
		<details ref={ref} className={css.above}>
			<summary className={toolClass} title={props.label}>
				<ToolFace icon={listIcon} label={props.label} />
			</summary>
			<div className={css.panel}>
				<Links {...props} />
			</div>
		</details>
	)
}

/** Stands beside the text where there is room; stays in sight, and marks the chapter that is being read. */
export function ChaptersBeside(props: ChaptersProps) {
	return (
		<div className={css.beside}>
			<Links {...props} current={useCurrentChapter(props.chapters)} />
		</div>
	)
}

interface LinksProps extends ChaptersProps {
	current?: string | undefined
}

/** The same links stand twice in the page; of the two one is always hidden. */
function Links({ label, chapters, lang, current }: LinksProps) {
	return (
		<nav aria-label={label}>
			<ol lang={lang}>
				{chapters.map(({ id, text }) => (
					<li key={id}>
						<a href={`#${id}`} className={css.link} aria-current={id === current ? 'location' : undefined}>
							{text}
						</a>
					</li>
				))}
			</ol>
		</nav>
	)
}

/** Gives the last one whose heading is in the upper third of the window or above it; undefined before the first. */
function useCurrentChapter(chapters: RichTextHeading[]): string | undefined {
	const [current, setCurrent] = useState<string>()
	useEffect(() => {
		const look = () => {
			const begun = chapters.filter(({ id }) => {
				const heading = document.getElementById(id)
				return heading !== null && heading.getBoundingClientRect().top < innerHeight / 3
			})
			setCurrent(begun.at(-1)?.id)
		}
		look()
		addEventListener('scroll', look, { passive: true })
		return () => removeEventListener('scroll', look)
	}, [chapters])
	return current
}
