import type { CSSProperties } from 'react'
import { hillPath, peakHeight } from './hill-shape.ts'
import css from './result-hill.module.css'

interface ResultHillProps {
	/** Lies between 0 and 100. */
	percent: number
	/** Holds heights that are marked across the picture. */
	lines: { percent: number; label: string }[]
}

/** Hands the height to the style sheet as a number. */
const withHeight = (height: number) => ({ '--height': height }) as CSSProperties

/**
 * The ridge is the data: its peak, with a flag on it, stands as high as the result. It grows while the sun rises, and the flag waves;
 * with less motion all is there at once. For readers the same is said in words beside it.
 */
export function ResultHill({ percent, lines }: ResultHillProps) {
	return (
		<div className={css.hill} style={withHeight(peakHeight(percent))}>
			<div className={css.sunrise}>
				<span className={css.sun} />
			</div>
			<svg aria-hidden="true" className={css.far} viewBox="0 0 1440 100" preserveAspectRatio="none">
				<path d="M0 100V52C90 30 160 12 260 12S440 40 560 44 760 66 880 66 1130 58 1220 38 1390 8 1440 6V100Z" />
			</svg>
			<svg aria-hidden="true" className={css.ridge} viewBox="0 0 1000 100" preserveAspectRatio="none">
				<path d={hillPath(percent)} />
			</svg>
			<div className={css.ground} />
			{lines.map((line) => (
				<div key={line.percent} className={css.line} style={withHeight(line.percent)} aria-hidden="true">
					<span className={css.label}>{line.label}</span>
				</div>
			))}
			<svg aria-hidden="true" className={css.flag} viewBox="0 0 34 48">
				<path className={css.pole} d="M2 0V48" />
				<path className={css.cloth} d="M3 1c8 0 10 3 17 3s9-2 13-2c-2 3-4 5-4 8s2 5 4 7c-4 0-6 2-13 2s-9-3-17-3Z" />
			</svg>
		</div>
	)
}
