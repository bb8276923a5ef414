import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LanguageChips } from '#web/ui/editing/language-chips.tsx'
import css from './media-list.module.css'
import { messages as mediaMessages } from './messages.en.ts'
import type { Media } from './queries.ts'

const stateOf = (alt: string) => (alt ? 'complete' : 'missing')

/** Shows a picture among others: small, with its name, whether it has its alternative texts, and whether anything uses it. */
export function MediaFace({ media: { name, alt, picture, isUsed } }: { media: Media }) {
	const m = useMessages(mediaMessages)
	return (
		<>
			<span className={css.frame}>
				<img src={picture.small} alt="" loading="lazy" decoding="async" className={css.image} />
			</span>
			<span className={css.name}>{name}</span>
			<span className={css.states}>
				<span className="visuallyHidden">{m.altState}</span>
				<LanguageChips languages={{ english: stateOf(alt.english), hindi: stateOf(alt.hindi) }} />
				{!isUsed && <Badge>{m.unused}</Badge>}
			</span>
		</>
	)
}
