import { useMessages } from '#web/lib/messages.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import css from './difficulty-badge.module.css'
import { messages as questionMessages } from './messages.en.ts'

const peaks = ['M1 12 5 3.6q1-1.9 2 0L11 12z', 'M9 12l4-8.4q1-1.9 2 0L19 12z', 'M17 12l4-8.4q1-1.9 2 0L27 12z']

const levels: Record<'EASY' | 'MEDIUM' | 'HARD', { tone: BadgeTone; peaks: number }> = {
	EASY: { tone: 'ok', peaks: 1 },
	MEDIUM: { tone: 'warn', peaks: 2 },
	HARD: { tone: 'bad', peaks: 3 },
}

function isLevel(value: string): value is keyof typeof levels {
	return Object.hasOwn(levels, value)
}

/** Shows one to three filled peaks and the word. A level other than EASY, MEDIUM and HARD stands as it is, in grey. */
export function DifficultyBadge({ level }: { level: string }) {
	const m = useMessages(questionMessages)
	if (!isLevel(level)) return <Badge>{level}</Badge>
	const { tone, peaks: filled } = levels[level]
	return (
		<Badge tone={tone}>
			<svg className={css.peaks} viewBox="0 0 28 13" aria-hidden="true">
				{peaks.map((path, index) => (
					<path key={path} d={path} data-filled={index < filled || undefined} />
				))}
			</svg>
			{m.difficulties[level]}
		</Badge>
	)
}
