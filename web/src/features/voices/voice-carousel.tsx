import type { ReactNode } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { GroupCarousel } from '#web/ui/group-carousel.tsx'
import { messages as voicesMessages } from './messages.en.ts'
import css from './voice.module.css'

const groupSizes = [1, 2, 3] as const
const shownSeconds = 5

interface VoiceCarouselProps {
	label: string
	/** It is undefined while they are on their way. */
	cards: { key: string; content: ReactNode }[] | undefined
	/** Says that there are none. */
	none: string
}

export function VoiceCarousel({ label, cards, none }: VoiceCarouselProps) {
	const m = useMessages(voicesMessages)
	if (!cards) {
		return (
			<p className={css.none} role="status">
				{m.loading}
			</p>
		)
	}
	if (cards.length === 0) return <p className={css.none}>{none}</p>
	return <GroupCarousel label={label} slides={cards} groupSizes={groupSizes} intervalSeconds={shownSeconds} />
}
