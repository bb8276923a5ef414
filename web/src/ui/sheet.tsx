import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './sheet.module.css'

interface SheetProps {
	as?: 'div' | 'section' | 'article' | 'ol' | 'ul'
	/** Keeps space around the content. Lists do without: their rows reach the edges. */
	isPadded?: boolean
	/** Draws the double pink line of the answer book, with the content right of it. */
	hasMargin?: boolean
	/** Draws ruled lines under running text. Its line height is their distance. */
	isRuled?: boolean
	/** Makes it a part of a larger sheet, such as a dialog: it has no border of its own but a hairline below. */
	isPart?: boolean
	className?: string | undefined
	children: ReactNode
}

/** Shows a page of the answer book: white, with a hairline around it and no shadow. */
export function Sheet({ as: Element = 'div', children, ...look }: SheetProps) {
	return <Element className={sheetClass(look)}>{children}</Element>
}

function sheetClass(look: Omit<SheetProps, 'as' | 'children'>): string {
	return classNames(
		look.isPart ? css.part : css.sheet,
		look.isPadded && css.padded,
		look.hasMargin && css.margin,
		look.isRuled && css.ruled,
		look.className,
	)
}
