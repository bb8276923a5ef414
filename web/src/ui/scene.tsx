import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './scene.module.css'

interface SceneProps {
	/** Says what it fills: 'splash' a whole screen, with the sun in the middle; 'login' one side of it; 'strip' a band such as 110 px. */
	variant: 'splash' | 'login' | 'strip'
	className?: string | undefined
	/** Lies on top of the hills. */
	children?: ReactNode
}

/**
 * Draws sky, sun and the old hills; a moon in the dark. It fills its place: give it a height by `className`. A page has
 * at most one beside the footer. High contrast leaves the outline of the hills.
 */
export function Scene({ variant, className, children }: SceneProps) {
	return (
		<div className={classNames(css.scene, css[variant], className)}>
			<div className={css.picture}>
				<span className={css.sun} />
				<svg className={css.hills} viewBox="0 0 1280 400" preserveAspectRatio="none" aria-hidden="true">
					<path
						className={css.far}
						d="M0 105C90 105 120 19 235 19S350 125 460 131 600 152 660 152 800 130 860 112 930 19 1045 19 1190 110 1280 110V400H0Z"
					/>
					<path
						className={css.middle}
						d="M0 219C90 219 140 153 235 153S370 219 458 219 610 133 715 133 880 215 975 215 1150 158 1280 158V400H0Z"
					/>
					<path
						className={css.near}
						d="M0 295C110 295 190 247 310 247S520 287 640 287 840 244 970 244 1190 277 1280 277V400H0Z"
					/>
					<path className={css.front} d="M0 352C140 352 260 330 410 330S680 351 830 351 1130 335 1280 335V400H0Z" />
				</svg>
			</div>
			{children}
		</div>
	)
}
