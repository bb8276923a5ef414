import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './sheet.module.css'

interface SheetProps {
	as?: 'div' | 'section' | 'article' | 'ol' | 'ul'
	/** Space around the content. Lists do without: their rows reach the edges. */
	isPadded?: boolean
	/** The double pink line of the answer book, with the content right of it. */
	hasMargin?: boolean
	/** Ruled lines under running text. Its line height is their distance. */
	isRuled?: boolean
	/** A part of a larger sheet, such as a dialog: no border of its own but a hairline below. */
	isPart?: boolean
	className?: string | undefined
	children: ReactNode
}

/** A page of the answer book: white, a hairline around it, no shadow. */
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
