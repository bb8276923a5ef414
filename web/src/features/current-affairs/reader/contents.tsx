import { useEffect, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { currentAffairsMessages } from '../messages.ts'
import css from './contents.module.css'

export interface ContentsEntry {
	/** Of the heading. */
	id: string
	text: string
	lang?: string | undefined
}

/** On a phone, closed above the text, which begins at once. */
export function ContentsAbove({ entries }: { entries: ContentsEntry[] }) {
	const m = useMessages(currentAffairsMessages)
	return (
		<div className={css.above}>
			<Disclosure showLabel={m.contents}>
				<Links entries={entries} />
			</Disclosure>
		</div>
	)
}

/** Beside the text where there is room; marks the chapter that is being read. */
export function ContentsBeside({ entries }: { entries: ContentsEntry[] }) {
	const current = useChapter(entries)
	if (entries.length === 0) return null
	return (
		<div className={css.beside}>
			<Links entries={entries} current={current} />
		</div>
	)
}

function Links({ entries, current }: { entries: ContentsEntry[]; current?: string | null }) {
	const m = useMessages(currentAffairsMessages)
	return (
		<nav aria-label={m.contents}>
			<ol className={css.list}>
				{entries.map(({ id, text, lang }) => (
					<li key={id}>
						<a href={`#${id}`} className={css.link} lang={lang} aria-current={id === current ? 'location' : undefined}>
							{text}
						</a>
					</li>
				))}
			</ol>
		</nav>
	)
}

/** The last chapter whose heading has passed the upper third of the screen. */
function useChapter(entries: ContentsEntry[]): string | null {
	const [current, setCurrent] = useState<string | null>(null)
	const ids = entries.map(({ id }) => id).join(' ')
	useEffect(() => {
		const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
		const passed = () => headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
		const observer = new IntersectionObserver(() => setCurrent(passed().at(-1)?.id ?? null), {
			rootMargin: '0px 0px -66% 0px',
		})
		for (const heading of headings) observer.observe(heading)
		return () => observer.disconnect()
	}, [ids])
	return current
}
