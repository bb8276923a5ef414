import css from './difficulty-badge.module.css'

const peaks = ['M1 12 5 3.6q1-1.9 2 0L11 12z', 'M9 12l4-8.4q1-1.9 2 0L19 12z', 'M17 12l4-8.4q1-1.9 2 0L27 12z']

const levels = {
	EASY: { tone: css.ok, filled: 1, label: 'Easy' },
	MEDIUM: { tone: css.warn, filled: 2, label: 'Medium' },
	HARD: { tone: css.bad, filled: 3, label: 'Hard' },
}

export function DifficultyBadge({ level }) {
	const { tone, filled, label } = levels[level]
	return (
		<span className={`${css.badge} ${tone}`}>
			<svg className={css.peaks} viewBox="0 0 28 13" aria-hidden="true">
				{peaks.map((path, index) => (
					<path key={path} d={path} data-filled={index < filled || undefined} />
				))}
			</svg>
			{label}
		</span>
	)
}
