import css from './share-bar.module.css'

/** Draws a share of a whole beside its figure, which says the same. @param share from 0 to 1 */
export function ShareBar({ share }: { share: number }) {
	return (
		<svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
			<rect width={100 * share} height="1" />
		</svg>
	)
}
