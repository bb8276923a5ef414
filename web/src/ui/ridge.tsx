import css from './ridge.module.css'

/** Draws three rows of old, rounded hills in the current colour. They are never narrower than 1000 px, and so never steep. */
export function Ridge() {
	return (
		<div className={css.frame}>
			<svg className={css.ridge} viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
				<path
					className={css.far}
					d="M0 120V78C60 70 84 40 130 40s58 34 104 34 66-56 122-56 70 46 118 46 60-20 98-20 64 36 116 36 82-62 146-62 78 52 128 52 66-28 112-28 66 34 110 34 74-48 126-48 72 34 130 34v90Z"
				/>
				<path
					className={css.middle}
					d="M0 120V96c70 0 96-30 150-30s74 28 126 28 82-40 144-40 88 38 140 38 76-24 126-24 84 28 138 28 92-44 154-44 86 40 136 40 72-22 118-22 80 24 128 24 60-12 80-16v42Z"
				/>
				<path d="M0 120v-8c90 0 120-22 190-22s100 20 170 20 110-26 184-26 108 24 176 24 96-16 158-16 104 18 172 18 112-24 184-24 116 20 206 16v18Z" />
			</svg>
		</div>
	)
}
