import css from './skip-links.module.css'

export function SkipLinks() {
	return (
		<div className={css.links}>
			<a href="#content">Skip to content</a>
			<a href="#menu">Skip to menu</a>
			<a href="#footer">Skip to footer</a>
		</div>
	)
}
