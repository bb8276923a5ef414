import css from './brand.module.css'
import { classNames } from './class-names.ts'

interface BrandProps {
	name: string
	lang?: string | undefined
}

/** Shows the folded ridge over a saffron line, and the name. */
export function Brand({ name, lang }: BrandProps) {
	return (
		<span className={css.brand}>
			<BrandMark className={css.mark} />
			<span lang={lang}>{name}</span>
		</span>
	)
}

/** Shows the mark alone, in the size and the colours of its place. */
export function BrandMark({ className }: { className?: string | undefined }) {
	return (
		<svg className={classNames(css.strokes, className)} viewBox="0 0 32 32" aria-hidden="true">
			<path d="M2.2 22.6C7.4 22.6 7.6 4.2 12.6 4.2 16.4 4.2 16.6 11.4 20.6 11.4 25 11.4 25 22.6 29.8 22.6" />
			<path d="M8.4 22.6C11.2 22.6 10.6 11.6 13 11.6 15.4 11.6 15.8 17.2 19 17.2 21.6 17.2 22 22.6 24.2 22.6" />
			<path className={css.ground} d="M2.2 28.4H29.8" />
		</svg>
	)
}
