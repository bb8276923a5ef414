import css from './find-result.module.css'

/** Excellent and good begin at these percents. */
const steps = [80, 60]

const GROUND = 128
const yOf = (percent: number) => GROUND - percent * 1.05

/** The ridge is the data: its peak is as high as the result, above the lines of 60 and 80 percent. */
export function ResultHill({ percent }: { percent: number }) {
	const peak = yOf(Math.max(4, percent))
	const shoulder = GROUND - (GROUND - peak) * 0.45
	const foot = GROUND - (GROUND - peak) * 0.16
	return (
		<svg className={css.hill} viewBox="0 0 320 134" aria-hidden="true">
			{steps.map((step) => (
				<g key={step}>
					<path className={css.contour} d={`M96 ${yOf(step)}H320`} />
					<text className={css.step} x="318" y={yOf(step) - 3}>
						{step}%
					</text>
				</g>
			))}
			<path
				className={css.ridge}
				d={`M0 134V${GROUND}C40 ${GROUND} 60 ${foot} 96 ${foot + 4}S140 ${shoulder} 160 ${shoulder}S186 ${peak} 206 ${peak}S240 ${shoulder} 256 ${shoulder + 6}S292 ${foot} 320 ${foot + 4}V134z`}
			/>
			<path className={css.pole} d={`M206 ${peak}v-18`} />
			<path className={css.flag} d={`M206 ${peak - 18}l17 5-17 6z`} />
		</svg>
	)
}
