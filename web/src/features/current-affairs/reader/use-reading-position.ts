import type { Language } from '@aravalli/shared/language'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Both languages have these in the same order. */
const blocks = 'h1, h2, h3, p, li, td, th'

interface ReadingPosition {
	index: number
	/**
	 * This share of the block lies above the line that is being read, from 0 to 1; it is below 0 for a block that begins
	 * after it.
	 */
	share: number
}

/**
 * Keeps the paragraph that is being read where it is on the screen while the language changes: its twin is longer or shorter, and
 * so is all that stands above it.
 */
export function useReadingPosition(language: Language): RefObject<HTMLElement | null> {
	const article = useRef<HTMLElement>(null)
	const shown = useRef(language)
	const position = useRef<ReadingPosition | null>(null)
	// The old texts still stand while this renders.
	if (shown.current !== language && article.current) position.current = positionIn(article.current)
	useLayoutEffect(() => {
		if (shown.current === language) return
		shown.current = language
		const block = position.current && article.current?.querySelectorAll(blocks)[position.current.index]
		if (!block || !position.current) return
		const { top, height } = block.getBoundingClientRect()
		scrollBy({ top: top + height * position.current.share - eyeLine(), behavior: 'instant' })
	}, [language])
	return article
}

/** A reader looks about here, in pixels from the upper edge of the screen. */
const eyeLine = () => innerHeight / 4

/** Gives null at the top of the article, where no position needs to be kept yet. */
function positionIn(article: HTMLElement): ReadingPosition | null {
	if (article.getBoundingClientRect().top > 0) return null
	const found = [...article.querySelectorAll(blocks)].map((block) => block.getBoundingClientRect())
	const index = found.findIndex(({ bottom }) => bottom > eyeLine())
	const block = found[index]
	return block ? { index, share: (eyeLine() - block.top) / Math.max(block.height, 1) } : null
}
