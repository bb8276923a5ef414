import type { Testimonial } from '@aravalli/shared/voices/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { messages as voicesMessages } from './messages.en.ts'
import css from './voice.module.css'

/** Shows the picture in the arch. The name stands beside it, so readers who do not see it miss nothing. */
export function Portrait({ voice }: { voice: Testimonial }) {
	if (!voice.img) return null
	return <img className={css.portrait} src={voice.img} width="224" height="288" alt="" loading="lazy" />
}

/** Marks whatever was invented as a sample. */
export function SampleMark({ voice }: { voice: Testimonial }) {
	const m = useMessages(voicesMessages)
	if (!voice.isSample) return null
	return (
		<Badge>
			{m.sample}
			<span className="visuallyHidden">: {m.sampleHint}</span>
		</Badge>
	)
}

export const langOf = (voice: Testimonial) => (voice.isFallback ? 'en' : undefined)
