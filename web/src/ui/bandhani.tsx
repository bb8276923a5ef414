import css from './bandhani.module.css'

/** A dotted line under a date or a section's title. At most two on a screen. */
export function Bandhani() {
	return <div className={css.dots} />
}
