import css from './bandhani.module.css'

/** Draws a dotted line under a date or a section's title. A screen has at most two. */
export function Bandhani() {
	return <div className={css.dots} />
}
