import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { starIcon } from '#web/ui/icons.ts'
import { messages as voicesMessages } from './messages.en.ts'
import css from './voice.module.css'

/** Shows a rating from 1 to 5, in stars and in words. */
export function Stars({ rating }: { rating: number }) {
	const m = useMessages(voicesMessages)
	return (
		<span className={css.rating}>
			<span className={css.stars}>
				{[1, 2, 3, 4, 5].map((star) => (
					<Icon key={star} path={starIcon} className={classNames(css.star, star <= rating && css.full)} />
				))}
			</span>
			{m.rating(rating)}
		</span>
	)
}
