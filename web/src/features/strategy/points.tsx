import { classNames } from '#web/ui/class-names.ts'
import css from './points.module.css'

interface PointsProps {
	points: readonly string[]
	lang?: string | undefined
	/** Says that the points are names of topics and no sentences, which stand side by side where there is room. */
	areShort?: boolean
}

/** Lists what is to be kept in mind, a line each. */
export function Points({ points, lang, areShort = false }: PointsProps) {
	return (
		<ul lang={lang} className={classNames(css.points, areShort ? css.short : css.long)}>
			{points.map((point) => (
				<li key={point}>{point}</li>
			))}
		</ul>
	)
}
